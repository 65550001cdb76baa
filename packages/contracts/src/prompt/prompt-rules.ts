import type { Attribute } from "../master-data.ts";
import { extractPlaceholders, type PromptVariable, promptVariables, validatePlaceholders } from "./placeholders.ts";

/** What a prompt is for; decides which variables there are and what is asked for. */
export const promptOwners = ["channel", "outline", "scheduler"] as const;
export type PromptOwner = (typeof promptOwners)[number];

export const promptGroups = ["Campaign", "Language and voice", "Channel", "Outline and content", "Schedule", "Attributes"] as const;
export type PromptGroup = (typeof promptGroups)[number];

interface VariableFacts {
  group: PromptGroup;
  /** One sentence. */
  help: string;
  /** Whose prompts have a value for it. */
  owners: readonly PromptOwner[];
}

const everywhere: readonly PromptOwner[] = ["channel", "outline", "scheduler"];

/** What each name stands for, and in which prompts. */
export const variableFacts: Record<PromptVariable, VariableFacts> = {
  campaign_name: { group: "Campaign", help: "What the campaign is called.", owners: everywhere },
  campaign_description: { group: "Campaign", help: "The campaign in a sentence or two.", owners: everywhere },
  main_story: { group: "Campaign", help: "The story that the whole campaign tells.", owners: everywhere },
  objectives: { group: "Campaign", help: "What the campaign is for, with how success is measured.", owners: everywhere },
  audience: { group: "Campaign", help: "Who it is written for.", owners: everywhere },
  start_date: { group: "Campaign", help: "The first day.", owners: everywhere },
  end_date: { group: "Campaign", help: "The last day.", owners: everywhere },
  time_zone: { group: "Campaign", help: "The time zone of all its dates and times.", owners: everywhere },
  today: { group: "Campaign", help: "The day on which it is written.", owners: everywhere },
  language: { group: "Language and voice", help: "The language to write in, with its note on formality.", owners: everywhere },
  voice: { group: "Language and voice", help: "The voice's name and description.", owners: everywhere },
  style_guide: { group: "Language and voice", help: "The voice's guide for this language and channel.", owners: everywhere },
  examples: { group: "Language and voice", help: "Up to three of your own texts, nearest first.", owners: everywhere },
  channel: { group: "Channel", help: "The channel's name and description.", owners: ["channel"] },
  channel_limits: { group: "Channel", help: "The parts of its text and how long each may be.", owners: ["channel"] },
  outline: { group: "Outline and content", help: "The outline that the text follows.", owners: ["channel", "scheduler"] },
  primary_outline: { group: "Outline and content", help: "The leading language's outline, for the other ones.", owners: ["outline"] },
  content: { group: "Outline and content", help: "The beginning of every piece that is planned.", owners: ["scheduler"] },
  schedule_window: { group: "Schedule", help: "How often, on which days and at which hours posts go out.", owners: ["scheduler"] },
  brief_settings: {
    group: "Campaign",
    help: "Key messages, call to action, links, mandatory text and the rest that the brief settles for every text.",
    owners: everywhere,
  },
  attributes: {
    group: "Attributes",
    help: "What the attributes settle, a line each, and what the brief settles where the prompt has no brief_settings.",
    owners: everywhere,
  },
};

/** Names that the prompts of an owner may use: its variables, and the keys of its attributes. */
export function knownVariables(owner: PromptOwner, attributes: readonly { key: string }[]): string[] {
  const own = promptVariables.filter((name) => variableFacts[name].owners.includes(owner));
  return [...new Set([...own, ...attributes.map((one) => one.key)])];
}

export interface PromptPair {
  system_prompt: string;
  user_prompt: string;
}

export interface PromptProblem {
  prompt: keyof PromptPair;
  name: string;
  message: string;
}

type Needed = Pick<Attribute, "key" | "label" | "required" | "default">;

/**
 * Why prompts cannot be saved: a name that is not known, or has no value where it is used; a marker that is not whole;
 * an attribute that must have a value and has none. Empty when they can.
 */
export function promptProblems(owner: PromptOwner, prompts: PromptPair, attributes: readonly Needed[]): PromptProblem[] {
  const known = knownVariables(owner, attributes);
  const keys: (keyof PromptPair)[] = ["system_prompt", "user_prompt"];
  return keys.flatMap((prompt) => [
    ...validatePlaceholders(prompts[prompt], known).map((one) => ({ prompt, name: one.name, message: elsewhere(one.name) ?? one.message })),
    ...emptyOnes(prompts[prompt], attributes).map((one) => ({ prompt, ...one })),
  ]);
}

const ownerNames: Record<PromptOwner, string> = { channel: "a channel", outline: "the outline", scheduler: "the schedule" };

function elsewhere(name: string): string | undefined {
  const facts = variableFacts[name as PromptVariable] as VariableFacts | undefined;
  if (!facts || !Object.hasOwn(variableFacts, name)) return undefined;
  const where = facts.owners.map((owner) => ownerNames[owner]).join(" or ");
  return `The variable {{#${name}}} has no value here; it is for the prompts of ${where}`;
}

function emptyOnes(prompt: string, attributes: readonly Needed[]): { name: string; message: string }[] {
  const used = new Set(extractPlaceholders(prompt));
  const isEmpty = (value: Needed["default"]) => value === null || value === "" || (Array.isArray(value) && value.length === 0);
  return attributes
    .filter((one) => one.required && isEmpty(one.default) && used.has(one.key))
    .map((one) => ({ name: one.key, message: `The variable {{#${one.key}}} would be empty: give the attribute “${one.label}” a default` }));
}
