import type { ChatStep, ChatTool } from "@copydesk/contracts";
import { formatNumber } from "../../../lib/time-words.ts";

/** What was read, in its order of telling: one of it, and how several are counted. */
const read: Partial<Record<ChatTool, { one: string; own?: string; many: string }>> = {
  read_campaign: { one: "one campaign", many: "campaigns" },
  read_outline: { one: "one outline", own: "its outline", many: "outlines" },
  read_piece: { one: "one piece", many: "pieces" },
  read_schedule: { one: "one schedule", own: "its schedule", many: "schedules" },
  read_style_guide: { one: "one style guide", many: "style guides" },
  list_voices: { one: "the voices", many: "lists of voices" },
  list_channels: { one: "the channels", many: "lists of channels" },
  read_usage: { one: "a usage report", many: "usage reports" },
};

const others: Partial<Record<ChatTool, string>> = {
  search_campaigns: "searched the campaigns",
  compare_versions: "compared versions",
  find_gaps: "looked for gaps",
  propose_version: "wrote a proposal",
  propose_schedule: "proposed other times",
  propose_campaign: "drafted a campaign",
};

/** What the agent did for an answer as a sentence: "Read one campaign, its outline and its schedule". Empty when it did nothing. */
export function formatSteps(steps: readonly ChatStep[]): string {
  const done = steps.filter(({ state }) => state !== "failed");
  const countOf = (tool: ChatTool) => new Set(done.filter((step) => step.tool === tool).map(({ target }) => target)).size;
  const oneCampaign = countOf("read_campaign") === 1;
  const things = (Object.keys(read) as ChatTool[]).flatMap((tool) => {
    const words = read[tool];
    const count = countOf(tool);
    if (!words || count === 0) return [];
    if (count > 1) return [`${formatNumber(count)} ${words.many}`];
    return [(oneCampaign && words.own) || words.one];
  });
  const [searched, ...rest] = (
    ["search_campaigns", "compare_versions", "find_gaps", "propose_version", "propose_schedule", "propose_campaign"] as const
  ).map((tool) => (countOf(tool) > 0 ? others[tool] : undefined));
  const failed = steps.length - done.length;
  const actions = [
    searched,
    things.length > 0 ? `read ${joined(things)}` : undefined,
    ...rest,
    failed > 0 ? `${formatNumber(failed)} ${failed === 1 ? "look-up" : "look-ups"} failed` : undefined,
  ].filter((action) => action !== undefined);
  const sentence = actions.join(", ");
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

const joined = (things: readonly string[]) =>
  things.length < 2 ? things.join("") : `${things.slice(0, -1).join(", ")} and ${things.at(-1)}`;

const doing: Record<ChatTool, string> = {
  search_campaigns: "Searching the campaigns",
  read_campaign: "Reading a campaign",
  read_outline: "Reading an outline",
  read_piece: "Reading a piece",
  read_schedule: "Reading a schedule",
  compare_versions: "Comparing versions",
  find_gaps: "Looking for gaps",
  list_voices: "Reading the voices",
  read_style_guide: "Reading a style guide",
  list_channels: "Reading the channels",
  read_usage: "Reading a usage report",
  propose_version: "Writing a proposal",
  propose_schedule: "Proposing other times",
  propose_campaign: "Drafting a campaign",
};

/** One step by itself: "Reading an outline: Spring launch". */
export const formatStep = ({ tool, target }: ChatStep): string => (target === "" ? doing[tool] : `${doing[tool]}: ${target}`);
