import { readMaterials } from "@copydesk/contracts";
import type { ChatMessage } from "../types.ts";
import { pickSentences } from "./content/pick-sentences.ts";
import { readStory } from "./reader/read-story.ts";

/** An answer to what is neither outline, piece nor schedule: a test of the connection, a title, a conversation. */
export function composeReply(messages: readonly ChatMessage[]): string {
  const system = messages
    .filter((one) => one.role === "system")
    .map((one) => one.content)
    .join("\n");
  const asked = messages.findLast((one) => one.role === "user")?.content ?? "";
  const wanted = /^Answer with this(?: JSON)? and nothing else:\s*(.+)$/s.exec(asked)?.[1];
  if (wanted !== undefined) return wanted;
  if (/\btitle\b/i.test(`${system}\n${asked}`) && messages.every((one) => one.role !== "assistant")) return titleOf(asked);
  const story = readMaterials(messages.map((one) => one.content).join("\n\n")).main_story;
  if (story) return `${inBrief(story)}\n\n${limits}`;
  return asked.length < 200 ? `The built-in writer is ready. ${limits}` : limits;
}

const limits =
  "I write outlines, drafts and schedules from a campaign's story. For a conversation, an administrator can choose a connected model for the chat.";

function inBrief(story: string): string {
  const chosen = pickSentences(readStory(story, "").sentences, 3);
  return `In the story's own words: ${chosen.map((one) => one.text).join(" ")}`;
}

/** The first words of what is to be titled. */
function titleOf(asked: string): string {
  const words = asked
    .replace(/<[^>]*>|[*_#`>]/g, " ")
    .trim()
    .split(/\s+/)
    .slice(0, 6);
  return words.join(" ").replace(/[.,;:!?]+$/, "") || "Conversation";
}
