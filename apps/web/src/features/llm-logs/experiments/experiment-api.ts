import type { ExperimentListItem, ExperimentState } from "@copydesk/contracts";
import { keepPreviousData } from "@tanstack/react-query";
import { defineList } from "../../../lib/list/list-address.ts";
import { trpc } from "../../../lib/trpc.ts";

/** The list of experiments in its address. */
export const experimentList = defineList({ orderings: ["created_at"], usual: "-created_at", filters: {} });
export type ExperimentAddress = ReturnType<typeof experimentList.read>;

/** Milliseconds after which what is under way is asked for again. */
const again = 2_000;
export const isOpen = ({ state, counts }: Pick<ExperimentListItem, "counts"> & { state: ExperimentState }): boolean =>
  state === "queued" || state === "running" || counts.asking > 0;

/** One page of experiments; the page before stays in view while another one loads. */
export function useExperiments(address: ExperimentAddress) {
  const { search: _, ...window } = experimentList.windowOf(address);
  return trpc.llm_experiments.list.useQuery(window, {
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.results.some(isOpen) ? again : false),
  });
}

/** An experiment with each of its calls. */
export const useExperiment = (id: string) =>
  trpc.llm_experiments.get.useQuery({ id }, { refetchInterval: ({ state }) => (state.data && isOpen(state.data) ? again : false) });

export function useStartExperiment() {
  const utils = trpc.useUtils();
  return trpc.llm_experiments.start.useMutation({
    async onSuccess(made) {
      utils.llm_experiments.get.setData({ id: made.id }, made);
      await utils.llm_experiments.list.invalidate();
    },
  });
}

export function useStopExperiment() {
  const utils = trpc.useUtils();
  return trpc.llm_experiments.stop.useMutation({
    async onSuccess(stopped) {
      utils.llm_experiments.get.setData({ id: stopped.id }, stopped);
      await utils.llm_experiments.list.invalidate();
    },
  });
}
