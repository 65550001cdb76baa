import { foldName, systemRoles } from "@copydesk/contracts";
import { channels as channelsTable, company_settings, languages, models, roles } from "../schema/index.ts";
import { channels, limitsCheckedOn } from "./channels/index.ts";
import { activeLanguages, inactiveLanguages, type LanguageSeed } from "./languages.ts";
import { contentSystemPrompt, contentUserPrompt } from "./prompts.ts";
import type { Seeding } from "./seeding.ts";

/** Settings, roles, languages, the built-in writer and the channels. */
export const seedCompany = (seeding: Seeding) => [
  seeding.tx.insert(company_settings).values({
    id: "company",
    name: "My company",
    timezone: "UTC",
    ms_auth: false,
    enable_chat_agent: false,
    llm_body_days: 90,
    llm_metadata_days: 400,
    activity_days: 365,
    ...seeding.authored,
  }),
  seeding.tx.insert(roles).values(roleRows(seeding)),
  seeding.tx.insert(languages).values(languageRows(seeding)),
  seeding.tx.insert(models).values(builtinWriter(seeding)),
  seeding.tx.insert(channelsTable).values(channelRows(seeding)),
];

const roleRows = ({ newId, authored }: Seeding) =>
  systemRoles.map((role) => ({
    id: newId(),
    system_key: role.key,
    name: role.name,
    name_folded: foldName(role.name),
    description: role.description,
    grants: role.grants,
    is_system: role.key === "administrator",
    ...authored,
  }));

function languageRows(seeding: Seeding) {
  const active = activeLanguages.map((seed) => ({ seed, status: "active" as const }));
  const inactive = inactiveLanguages.map((seed) => ({ seed, status: "inactive" as const }));
  return [...active, ...inactive].map(({ seed, status }, position) => ({ ...languageRow(seeding, seed), status, position }));
}

function languageRow({ newId, authored, ids }: Seeding, seed: LanguageSeed) {
  const id = newId();
  ids.language.set(seed.code, id);
  return { direction: "ltr" as const, word_spacing: true, ...seed, id, is_default: seed.code === "en", ...authored };
}

/** Costs nothing, which is known, unlike the price of a model that nobody entered. */
const builtinWriter = ({ newId, authored }: Seeding) => ({
  id: newId(),
  provider: "builtin" as const,
  name: "Built-in writer",
  name_folded: foldName("Built-in writer"),
  model_name: "Built-in writer",
  has_api_key: false,
  parameters: {},
  capabilities: { streaming: true, json_schema: true, json_mode: true, system_role: true, temperature: true, stream_options: true },
  price_in: 0,
  price_out: 0,
  price_cached: 0,
  currency: "EUR",
  max_concurrency: 8,
  timeout_seconds: 120,
  status: "active" as const,
  health: "healthy" as const,
  is_default_content: true,
  is_default_chat: true,
  ...authored,
});

function channelRows({ newId, authored, ids }: Seeding) {
  return channels.map(({ guidance, ...seed }, position) => {
    const id = newId();
    ids.channel.set(seed.code, id);
    return {
      ...seed,
      id,
      name_folded: foldName(seed.name),
      status: "active" as const,
      icon: seed.code,
      system_prompt: contentSystemPrompt,
      user_prompt: contentUserPrompt(guidance),
      parameters: {},
      position,
      limits_checked_on: limitsCheckedOn,
      ...authored,
    };
  });
}
