import { foldName } from "@copydesk/contracts";
import { style_guides, voices } from "../schema/index.ts";
import { idOf } from "./seed-ids.ts";
import type { Seeding } from "./seeding.ts";
import { warmExpert } from "./voice/warm-expert.ts";

/** The one voice, with a guide for each language that is in use from the first day. */
export function seedVoice(seeding: Seeding) {
  const { tx, newId, authored, ids } = seeding;
  const id = newId();
  ids.voice.set(warmExpert.name, id);
  const { name, description } = warmExpert;
  const voice = { id, name, name_folded: foldName(name), description, status: "active" as const, is_default: true, ...authored };
  return [tx.insert(voices).values(voice), tx.insert(style_guides).values(guideRows(seeding, id))];
}

function guideRows({ newId, authored, ids }: Seeding, voiceId: string) {
  const placed = new Map<string, number>();
  return warmExpert.guides.map(({ language, channels, ...guide }) => {
    const position = placed.get(language) ?? 0;
    placed.set(language, position + 1);
    return {
      ...guide,
      id: newId(),
      voice_id: voiceId,
      language_id: idOf(ids.language, language),
      channel_ids: channels.map((code) => idOf(ids.channel, code)),
      position,
      ...authored,
    };
  });
}
