import { estimateTokens } from "@copydesk/llm";
import type { Example } from "./prompt-material.ts";

const mostExamples = 3;
const mostTokens = 2_500;

interface Wanted {
  voice_id: string | null;
  channel_id: string | null;
}

/**
 * The company's own texts that go into a prompt: of the same voice and channel first, then of the same voice, then
 * general ones; newest first; three and 2 500 tokens at most. One that does not fit is passed over for a shorter one.
 * @param candidates in the wanted language: no example of another language ever helps.
 */
export function chooseExamples(candidates: readonly Example[], wanted: Wanted): Example[] {
  const usable = candidates.filter((one) => one.use_in_prompts && one.deleted_at === null && nearness(one, wanted) < unusable);
  usable.sort((a, b) => nearness(a, wanted) - nearness(b, wanted) || b.updated_at.getTime() - a.updated_at.getTime());
  const chosen: Example[] = [];
  let left = mostTokens;
  for (const example of usable) {
    if (chosen.length === mostExamples) break;
    const tokens = estimateTokens(`${example.title}\n${example.text}`);
    if (tokens > left) continue;
    chosen.push(example);
    left -= tokens;
  }
  return chosen;
}

const unusable = 9;

/** 0 is nearest. A text made for another channel shows little of this one, so it comes after those of any channel. */
function nearness(example: Example, wanted: Wanted): number {
  const ofVoice = example.voice_id !== null && example.voice_id === wanted.voice_id;
  if (!ofVoice && example.voice_id !== null) return unusable;
  const sameChannel = example.channel_id !== null && example.channel_id === wanted.channel_id;
  if (ofVoice && sameChannel) return 0;
  const rank = ofVoice ? 1 : 4;
  return rank + (sameChannel ? 0 : example.channel_id === null ? 1 : 2);
}

/** Examples in words; empty without any. */
export const describeExamples = (examples: readonly Example[]): string =>
  examples.map((one, i) => `Example ${i + 1}: ${one.title}\n\n${one.text}`).join("\n\n---\n\n");
