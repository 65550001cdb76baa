import { foldName, type VoiceDetail, voiceInput } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { readChannelRows } from "../channels/index.ts";
import type { Actor, Core } from "../kernel/index.ts";
import { readLanguageRows } from "../languages/index.ts";
import { findVoice } from "./access.ts";
import { guidesOfVoice, toGuide } from "./read-voice.ts";
import { createVoice } from "./save-voice.ts";

const longestName = 80;

/** Makes a draft of one's own with the same description and guides. Examples stay with the original. @throws NOT_FOUND */
export async function duplicateVoice(core: Core, actor: Actor, id: string): Promise<VoiceDetail> {
  const { row } = await findVoice(core, actor, { id, action: "view" });
  const guides = await availableGuides(core, id);
  const name = await freeCopyName(core, row.name);
  return createVoice(core, actor, voiceInput.parse({ name, description: row.description, status: "draft", style_guides: guides }));
}

/** Guides without what was switched off since: a new voice can only be about what is there. */
async function availableGuides(core: Core, voiceId: string) {
  const active = new Set([
    ...(await readLanguageRows(core, ["id"], { is: { status: "active" } })).map((row) => row.id),
    ...(await readChannelRows(core, ["id"], { is: { status: "active" } })).map((row) => row.id),
  ]);
  const rows = (await guidesOfVoice(core, voiceId)).filter((row) => active.has(row.language_id));
  return rows
    .map(toGuide)
    .map(({ id: _, ...guide }) => ({ ...guide, channel_ids: guide.channel_ids.filter((channel) => active.has(channel)) }))
    .filter((guide, at) => guide.channel_ids.length > 0 || rows[at]?.channel_ids.length === 0);
}

/** `name (copy)`, `name (copy 2)` and so on, whichever is free, cut so that it fits. */
async function freeCopyName(core: Core, name: string): Promise<string> {
  const { voices } = schema;
  const start = name.replace(/ \(copy(?: \d+)?\)$/, "");
  for (let n = 1; ; n += 1) {
    const end = n === 1 ? " (copy)" : ` (copy ${n})`;
    const candidate = `${firstGraphemes(start, longestName - end.length).trimEnd()}${end}`;
    const [taken] = await core.db
      .select({ id: voices.id })
      .from(voices)
      .where(eq(voices.name_folded, foldName(candidate)));
    if (!taken) return candidate;
  }
}

const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });
const firstGraphemes = (text: string, most: number) =>
  [...segmenter.segment(text)]
    .slice(0, most)
    .map((one) => one.segment)
    .join("");
