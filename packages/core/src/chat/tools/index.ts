import type { ChatSource, ChatTool } from "@copydesk/contracts";
import type { z } from "zod";
import type { Core } from "../../context.ts";
import type { Actor } from "../../identity/actor.ts";
export interface ToolCall {
  core: Core;
  actor: Actor;
  message_id: string;
}
export interface ToolOutcome {
  failed: boolean;
  problem: string | null;
  target: string;
  sources: Omit<ChatSource, "ref">[];
  result: unknown;
}
export interface Tool {
  name: ChatTool;
  description: string;
  input: z.ZodType;
}
export const toolsOf = (_actor: Actor): Tool[] => [];
export async function runTool(_call: ToolCall, _asked: { name: string; arguments: string }): Promise<ToolOutcome> {
  return { failed: true, problem: "There is no such tool.", target: "", sources: [], result: "There is no such tool." };
}
