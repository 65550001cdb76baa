import { foldName } from "@copydesk/contracts";
import { batch } from "../batch.ts";
import type { Database } from "../open.ts";
import { company_settings, style_guides, voices } from "../schema/index.ts";
import { seedCampaignDefaults } from "./seed-campaign-defaults.ts";
import { seedCompany } from "./seed-company.ts";
import { idOf } from "./seed-ids.ts";
import type { SeedContext, Seeding } from "./seeding.ts";
import { warmExpert } from "./voice/warm-expert.ts";

/**
 * Gives an empty database what every Copydesk begins with, all or nothing. Does nothing once there is a company, so that
 * what people renamed or removed stays so.
 */
export async function seedFactoryData(db: Database, context: SeedContext): Promise<void> {
  const [company] = await db.select({ id: company_settings.id }).from(company_settings).limit(1);
  if (company) return;
  await batch(db, (tx) => {
    const authored = { created_at: context.now, updated_at: context.now };
    const ids = { language: new Map(), channel: new Map(), objective: new Map(), voice: new Map() };
    const seeding: Seeding = { ...context, tx, authored, ids };
    return [...seedCompany(seeding), ...seedVoice(seeding), ...seedCampaignDefaults(seeding)];
  });
}

/** The one voice, with a guide for each language that is in use from the first day. */
function seedVoice(seeding: Seeding) {
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
