import type { ModelTest, ModelTestEvent, ModelTestStep } from "@copydesk/contracts";

/** A test as the panel shows it. */
export interface TestState {
  /** Steps that have ended, in their order. */
  steps: readonly ModelTestStep[];
  /** The one that is being tried. */
  current: ModelTestStep["step"] | null;
  /** How it ended; null while it goes on, and when it was stopped. */
  result: ModelTest | null;
}

export const untried: TestState = { steps: [], current: null, result: null };

/** The state after an event. */
export function applyTestEvent(state: TestState, event: ModelTestEvent): TestState {
  switch (event.type) {
    case "begun":
      return { ...state, current: event.step };
    case "ended":
      return { ...state, current: null, steps: [...state.steps, event.step] };
    case "done":
      return { ...state, current: null, result: event.test };
  }
}

export const stepLabels: Record<ModelTestStep["step"], string> = {
  address: "Address may be called",
  sign_in: "Key is accepted",
  reply: "Writes a short reply",
  stream: "Streams word by word",
  json: "Keeps to a JSON schema",
  tools: "Uses functions",
};
