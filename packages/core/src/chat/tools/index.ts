import type { OfferedTool } from "@copydesk/llm";
import { z } from "zod";
import type { Actor } from "../../kernel/index.ts";
import { listChannels, listVoices, readStyleGuide } from "./catalogue.ts";
import { compareVersions } from "./compare-versions.ts";
import { findGaps } from "./find-gaps.ts";
import { proposeCampaign, proposeSchedule, proposeVersion } from "./propose.ts";
import { readCampaign } from "./read-campaign.ts";
import { readOutline, readPiece } from "./read-piece.ts";
import { readSchedule } from "./read-schedule.ts";
import { readUsage } from "./read-usage.ts";
import { isAllowed, runFrom, type ToolOutcome } from "./run-tool.ts";
import { searchCampaigns } from "./search-campaigns.ts";
import type { Tool, ToolCall } from "./tool.ts";

export { resultBytes } from "./bound-result.ts";
export { findCampaign } from "./find-campaign.ts";
export { findPiece } from "./find-piece.ts";
export type { ToolOutcome } from "./run-tool.ts";
export { toolMessage } from "./run-tool.ts";
export type { Source, Tool, ToolCall, ToolResult } from "./tool.ts";

const tools: readonly Tool[] = [
  searchCampaigns,
  readCampaign,
  readOutline,
  readPiece,
  readSchedule,
  compareVersions,
  findGaps,
  listVoices,
  readStyleGuide,
  listChannels,
  readUsage,
  proposeVersion,
  proposeSchedule,
  proposeCampaign,
];

/** Tools that somebody's grants allow at all. */
export const toolsOf = (actor: Actor): Tool[] => tools.filter((tool) => isAllowed({ actor }, tool));

/** The same as models are told of them. */
export const offeredTools = (actor: Actor): OfferedTool[] =>
  toolsOf(actor).map(({ name, description, input }) => ({ name, description, parameters: schemaOf(input) }));

function schemaOf(input: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(input, { io: "input", unrepresentable: "any" });
  return schema;
}

/**
 * Runs a call as a model wrote it, as the person who asks. Never throws: what goes wrong is an outcome with a sentence
 * for the model. Results are plain JSON of at most 20 kB.
 */
export const runTool = (call: ToolCall, asked: { name: string; arguments: string }): Promise<ToolOutcome> => runFrom(tools, call, asked);
