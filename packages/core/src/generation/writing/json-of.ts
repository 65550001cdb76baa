import type { BlockKind } from "@copydesk/contracts";
import type { ChatRequest } from "@copydesk/llm";
import { outlineJson } from "./read-outline.ts";
import { scheduleJson } from "./schedule-task.ts";

/**
 * The shape that an answer of this kind is asked for in; pieces are marked text.
 * @param channels codes that may be named in it; where there are none, any may.
 */
export function jsonOf(kind: BlockKind, channels: readonly { code: string }[]): ChatRequest["json"] {
  const codes = channels.map((one) => one.code);
  return kind === "content" ? undefined : { outline: outlineJson, schedule: scheduleJson }[kind](codes);
}
