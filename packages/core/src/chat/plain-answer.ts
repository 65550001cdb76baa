import type { ChatSource, ChatStep } from "@copydesk/contracts";
import type { ToolCall } from "./tools/index.ts";
export async function plainAnswer(
  _call: ToolCall,
  _question: string,
  emit: (delta: string) => void,
): Promise<{ content: string; steps: ChatStep[]; sources: ChatSource[] }> {
  emit("Nothing yet.");
  return { content: "Nothing yet.", steps: [], sources: [] };
}
