import type { BlockKind } from "@copydesk/contracts";
import type { ChatRequest } from "@copydesk/llm";
import { outlineJson } from "./read-outline.ts";
import { scheduleJson } from "./schedule-task.ts";

/** The shape that an answer of this kind is asked for in; pieces are marked text. */
export function jsonOf(kind: BlockKind): ChatRequest["json"] {
  return { outline: outlineJson, schedule: scheduleJson, content: undefined }[kind];
}
