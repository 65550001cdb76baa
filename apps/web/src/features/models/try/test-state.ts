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

const labels: Record<ModelTestStep["step"], { well: string; otherwise: string }> = {
  address: { well: "Address reached", otherwise: "Address not reached" },
  sign_in: { well: "Key is accepted", otherwise: "Key is not accepted" },
  reply: { well: "Writes a short reply", otherwise: "No reply" },
  stream: { well: "Streams word by word", otherwise: "Does not stream" },
  json: { well: "Writes outlines in the right format", otherwise: "Outlines are in the wrong format" },
  piece: { well: "Writes texts in the right format", otherwise: "Texts are in the wrong format" },
  stop: { well: "Stops when told to", otherwise: "Does not stop part-way" },
  tools: { well: "Can call functions", otherwise: "Cannot call functions" },
};

/** What a step is about, or how it ended where that is something else. */
export const labelOfStep = (step: ModelTestStep["step"], state?: ModelTestStep["state"]): string =>
  state === "failed" || state === "not_supported" ? labels[step].otherwise : labels[step].well;
