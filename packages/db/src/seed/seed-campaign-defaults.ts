import { foldName, type TemplateBrief } from "@copydesk/contracts";
import { configuration_history, configurations, objectives as objectivesTable, templates as templatesTable } from "../schema/index.ts";
import { outlineAttributes, schedulerAttributes, schedulerRules } from "./configurations.ts";
import { objectives } from "./objectives.ts";
import { outlineSystemPrompt, outlineUserPrompt, schedulerSystemPrompt, schedulerUserPrompt } from "./prompts.ts";
import { idOf } from "./seed-ids.ts";
import type { Seeding } from "./seeding.ts";
import { type TemplateSeed, templates } from "./templates.ts";
import { warmExpert } from "./voice/warm-expert.ts";

/** Objectives, how outlines and schedules are asked for, and the templates. */
export function seedCampaignDefaults(seeding: Seeding) {
  const { tx } = seeding;
  const configured = configurationRows(seeding);
  return [
    tx.insert(objectivesTable).values(objectiveRows(seeding)),
    tx.insert(configurations).values(configured),
    tx.insert(configuration_history).values(configured.map((row) => firstState(seeding, row))),
    tx.insert(templatesTable).values(templates.map((seed) => templateRow(seeding, seed))),
  ];
}

function objectiveRows({ newId, authored, ids }: Seeding) {
  return objectives.map((seed, position) => {
    const id = newId();
    ids.objective.set(seed.name, id);
    return { is_default: false, ...seed, id, name_folded: foldName(seed.name), status: "active" as const, position, ...authored };
  });
}

const configurationRows = ({ newId, authored }: Seeding) => [
  {
    id: newId(),
    kind: "outline" as const,
    attributes: [...outlineAttributes],
    rules: null,
    system_prompt: outlineSystemPrompt,
    user_prompt: outlineUserPrompt,
    parameters: {},
    ...authored,
  },
  {
    id: newId(),
    kind: "scheduler" as const,
    attributes: [...schedulerAttributes],
    rules: schedulerRules,
    system_prompt: schedulerSystemPrompt,
    user_prompt: schedulerUserPrompt,
    parameters: {},
    ...authored,
  },
];

/** What “Restore defaults” goes back to. */
function firstState({ newId, now }: Seeding, row: ReturnType<typeof configurationRows>[number]) {
  const { attributes, rules, system_prompt, user_prompt, parameters } = row;
  const snapshot = { attributes, rules, system_prompt, user_prompt, model_id: null, parameters };
  return { id: newId(), configuration_id: row.id, number: 1, snapshot, created_at: now };
}

function templateRow(seeding: Seeding, seed: TemplateSeed) {
  const { newId, authored } = seeding;
  const { name, description, span_days } = seed;
  return { id: newId(), name, name_folded: foldName(name), description, span_days, brief: briefOf(seeding, seed), ...authored };
}

function briefOf({ ids }: Seeding, seed: TemplateSeed): TemplateBrief {
  const channel_ids = seed.channels.map((code) => idOf(ids.channel, code));
  return {
    ...seed.brief,
    objective_ids: seed.objectives.map((name) => idOf(ids.objective, name)),
    own_objectives: [],
    timezone: "UTC",
    voice_id: idOf(ids.voice, warmExpert.name),
    generation_mode: "entire_campaign",
    content_schedule: true,
    languages: [{ language_id: idOf(ids.language, "en"), channel_ids }],
    key_messages: [],
    links: [],
    mandatory_text: "",
    forbidden_claims: "",
  };
}
