import type { Parameters } from "@copydesk/contracts";

export type ParameterName = keyof Parameters;

interface Range {
  kind: "range";
  min: number;
  max: number;
  step: number;
}
interface Whole {
  kind: "whole";
  min: number | undefined;
  max: number | undefined;
}
interface Choice {
  kind: "choice";
  options: readonly { value: string; label: string }[];
}
interface Texts {
  kind: "texts";
  max: number;
}

export interface ParameterFacts {
  label: string;
  help: string;
  control: Range | Whole | Choice | Texts;
  /** What a switch that is turned on begins with. */
  usual: unknown;
}

/** Every parameter, in the order in which they are shown. */
export const parameterFacts: { readonly [N in ParameterName]: ParameterFacts } = {
  temperature: {
    label: "Temperature",
    help: "Lower is more predictable, higher is more varied.",
    control: { kind: "range", min: 0, max: 2, step: 0.1 },
    usual: 1,
  },
  top_p: {
    label: "Top P",
    help: "How many of the likeliest words it chooses from.",
    control: { kind: "range", min: 0, max: 1, step: 0.05 },
    usual: 1,
  },
  max_tokens: {
    label: "Max tokens",
    help: "The longest answer.",
    control: { kind: "whole", min: 1, max: 1_000_000 },
    usual: 2_000,
  },
  frequency_penalty: {
    label: "Frequency penalty",
    help: "Above 0, frequently used words come up less often.",
    control: { kind: "range", min: -2, max: 2, step: 0.1 },
    usual: 0,
  },
  presence_penalty: {
    label: "Presence penalty",
    help: "Above 0, it moves on to new subjects sooner.",
    control: { kind: "range", min: -2, max: 2, step: 0.1 },
    usual: 0,
  },
  seed: {
    label: "Seed",
    help: "The same number gives the same answer, if the model supports it.",
    control: { kind: "whole", min: undefined, max: undefined },
    usual: 1,
  },
  stop: { label: "Stop at", help: "Up to four texts that end the answer, one per line.", control: { kind: "texts", max: 4 }, usual: [] },
  reasoning_effort: {
    label: "Reasoning effort",
    help: "How long it thinks first, if the model supports it.",
    control: {
      kind: "choice",
      options: [
        { value: "minimal", label: "Minimal" },
        { value: "low", label: "Low" },
        { value: "medium", label: "Medium" },
        { value: "high", label: "High" },
      ],
    },
    usual: "medium",
  },
};

export const parameterNames = Object.keys(parameterFacts) as ParameterName[];

/** A value in a few words; a dash for what is off. */
export function formatParameter(parameters: Parameters, name: ParameterName): string {
  const one = parameters[name];
  if (!one?.enabled) return "off";
  return Array.isArray(one.value) ? one.value.map((text) => `“${text}”`).join(", ") || "none" : String(one.value);
}
