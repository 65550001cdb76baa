import { schema } from "@copydesk/db";
import { estimateTokens } from "@copydesk/llm";
import { and, desc, eq, isNull } from "drizzle-orm";
import type { Core } from "../../context.ts";

/** An example as the model reads it. */
export interface SourceText {
  id: string;
  title: string;
  text: string;
}

const mostTexts = 12;
const mostTokens = 8_000;

/**
 * Examples of a voice in a language, those of the channel first, then those for any, then others; newest first, as many
 * as a model reads with care. One too long by itself is cut.
 */
export async function chooseTexts(
  core: Core,
  { voice_id, language_id, channel_id }: { voice_id: string; language_id: string; channel_id: string | null },
): Promise<SourceText[]> {
  const { examples } = schema;
  const { id, title, text, channel_id: channel } = examples;
  const rows = await core.db
    .select({ id, title, text, channel })
    .from(examples)
    .where(and(eq(examples.voice_id, voice_id), eq(examples.language_id, language_id), isNull(examples.deleted_at)))
    .orderBy(desc(examples.updated_at), desc(examples.id))
    .limit(200);
  const distance = (row: { channel: string | null }) => (row.channel === channel_id ? 0 : row.channel === null ? 1 : 2);
  const chosen: SourceText[] = [];
  let left = mostTokens;
  for (const row of rows.sort((a, b) => distance(a) - distance(b))) {
    if (chosen.length === mostTexts) break;
    const text = chosen.length === 0 ? fitting(row.text) : row.text;
    const tokens = estimateTokens(text);
    if (tokens > left) continue;
    chosen.push({ id: row.id, title: row.title, text });
    left -= tokens;
  }
  return chosen;
}

/** Half the room at most, so that one long text does not stand alone. */
function fitting(text: string): string {
  let cut = text;
  while (estimateTokens(cut) > mostTokens / 2) cut = cut.slice(0, Math.floor(cut.length * 0.8)).toWellFormed();
  return cut;
}
