import { batch } from "../batch.ts";
import type { Database } from "../open.ts";
import { company_settings } from "../schema/index.ts";
import { seedCampaignDefaults } from "./seed-campaign-defaults.ts";
import { seedCompany } from "./seed-company.ts";
import { seedVoice } from "./seed-voice.ts";
import type { SeedContext, Seeding } from "./seeding.ts";

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
