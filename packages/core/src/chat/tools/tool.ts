import type { ChatProposal, ChatSource, ChatTool, Permission } from "@copydesk/contracts";
import type { z } from "zod";
import type { Actor, Core } from "../../kernel/index.ts";

/** Who has a tool called, and for which answer. */
export interface ToolCall {
  core: Core;
  actor: Actor;
  /** The answer being written; proposals belong to it. */
  message_id: string;
}

/** What an answer may lead to; whoever writes the answer numbers them. */
export type Source = Omit<ChatSource, "ref">;

export interface ToolResult {
  /** Plain JSON for the model. */
  result: unknown;
  /** What was looked at, for a person: a campaign's name and the like; empty when nothing in particular. */
  target: string;
  sources: Source[];
  proposal?: ChatProposal;
}

/** Something that a model may look up or propose, as the person who asks. */
export interface Tool {
  name: ChatTool;
  /** For the model. */
  description: string;
  input: z.ZodType;
  /** Asked for before it runs; what it reaches is decided by the things themselves. */
  permission: Permission;
  /** @param input as `input` reads it. @throws AppError with a sentence. */
  run(call: ToolCall, input: unknown): Promise<ToolResult>;
}

/** A tool whose `run` gets what its schema reads. */
export const defineTool = <S extends z.ZodType>(
  tool: Omit<Tool, "input" | "run"> & { input: S; run(call: ToolCall, input: z.output<S>): Promise<ToolResult> },
): Tool => ({ ...tool, run: (call, input) => tool.run(call, input as z.output<S>) });
