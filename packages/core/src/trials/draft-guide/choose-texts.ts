import { estimateTokens } from "@copydesk/llm";
import { readNewestExamples } from "../../examples/index.ts";
import type { Actor, Core } from "../../kernel/index.ts";

/** An example as the model reads it. */
export interface SourceText {
  id: string;
  title: string;
  text: string;
}

interface TextScope {
  voice_id: string;
  language_id: string;
  /** Null: a guide for all channels. */
  channel_id: string | null;
  /** Of the model, in tokens; null when it is not known. */
  context_size: number | null;
}

const mostTexts = 12;
const mostTokens = 8_000;

/**
 * Examples of a voice in a language, those of the channel first, then those for any, then others; newest first, as many
 * as a model reads with care and the asker may read. One too long by itself is cut.
 */
export async function chooseTexts(core: Core, actor: Actor, scope: TextScope): Promise<SourceText[]> {
  const { voice_id, language_id, channel_id, context_size } = scope;
  const rows = await readNewestExamples(core, actor, { voice_id, language_id, most: 200 });
  const distance = (row: { channel: string | null }) => (row.channel === channel_id ? 0 : row.channel === null ? 1 : 2);
  const chosen: SourceText[] = [];
  const room = Math.min(mostTokens, Math.floor((context_size ?? Number.POSITIVE_INFINITY) / 2));
  let left = room;
  for (const row of rows.sort((a, b) => distance(a) - distance(b))) {
    if (chosen.length === mostTexts) break;
    const text = chosen.length === 0 ? fitting(row.text, room) : row.text;
    const tokens = estimateTokens(text);
    if (tokens > left) continue;
    chosen.push({ id: row.id, title: row.title, text });
    left -= tokens;
  }
  return chosen;
}

/** Half the room at most, so that one long text does not stand alone. */
function fitting(text: string, room: number): string {
  let cut = text;
  while (estimateTokens(cut) > room / 2) cut = cut.slice(0, Math.floor(cut.length * 0.8)).toWellFormed();
  return cut;
}
