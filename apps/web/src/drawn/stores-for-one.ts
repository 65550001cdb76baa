import { createStore, type StateCreator, type StoreApi } from "zustand/vanilla";

// Stands for `zustand` in the program that draws on the server: there a hook gives what its store holds now. The library's own would give
// what the store held when it was made, as what a server drew and what a browser draws first must be the same; here a browser draws anew.

export { createStore };

export const useStore = <State>(store: StoreApi<State>, select?: (state: State) => unknown): unknown =>
  select ? select(store.getState()) : store.getState();

export const create =
  <State>() =>
  (initial: StateCreator<State>) => {
    const store = createStore(initial);
    return Object.assign((select?: (state: State) => unknown) => useStore(store, select), store);
  };
