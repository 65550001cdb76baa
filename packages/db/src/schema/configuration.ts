import type {
  Attribute,
  Capabilities,
  ChannelKind,
  Direction,
  FieldSpec,
  LengthUnit,
  ModelProvider,
  ModelTestRecord,
  Parameters,
  PriceOrigin,
  SchedulerRules,
  UploadPiece,
  UploadReview,
  UploadState,
  voiceStatuses,
} from "@copydesk/contracts";
import { bool, day, index, int, json, lower, primaryId, real, ref, table, text, time, uniqueIndex } from "../columns.ts";
import { users } from "./identity.ts";
import { authored } from "./shared.ts";

export const company_settings = table("company_settings", {
  id: primaryId(),
  name: text().notNull(),
  logo_file_id: ref(),
  timezone: text().notNull(),
  ms_auth: bool().notNull(),
  enable_chat_agent: bool().notNull(),
  llm_body_days: int().notNull(),
  llm_metadata_days: int().notNull(),
  activity_days: int().notNull(),
  /** A month's, of all models together; null is no budget. */
  monthly_budget: real(),
  budget_currency: text(),
  /** Nothing further is written once it is used up. */
  budget_stops: bool().notNull().default(false),
  /** Month, such as `2026-11`, whose warning is written down already. */
  budget_warned: text(),
  ...authored(),
});

export const languages = table(
  "languages",
  {
    id: primaryId(),
    /** BCP 47. */
    code: text().notNull(),
    name: text().notNull(),
    native_name: text().notNull(),
    direction: text<Direction>().notNull(),
    word_spacing: bool().notNull(),
    formality_note: text().notNull(),
    status: text<"active" | "inactive">().notNull(),
    is_default: bool().notNull(),
    position: int().notNull(),
    ...authored(),
  },
  (t) => [
    uniqueIndex("languages_code").on(t.code),
    index("languages_status").on(t.status, t.position),
    index("languages_order").on(t.position),
  ],
);

export const models = table(
  "models",
  {
    id: primaryId(),
    provider: text<ModelProvider>().notNull(),
    name: text().notNull(),
    name_folded: text().notNull(),
    model_name: text().notNull(),
    deployment_name: text(),
    endpoint_url: text(),
    api_version: text(),
    has_api_key: bool().notNull(),
    api_key_hint: text(),
    parameters: json<Parameters>().notNull(),
    capabilities: json<Capabilities>().notNull(),
    context_size: int(),
    /** Per million tokens; null is "unknown", never 0. */
    price_in: real(),
    price_out: real(),
    price_cached: real(),
    currency: text(),
    /** Who said the prices; null without any. */
    price_origin: text<PriceOrigin>(),
    /** A month's, in the currency of the prices; null is no budget. */
    monthly_budget: real(),
    /** It writes nothing further once that is used up. */
    budget_stops: bool().notNull().default(false),
    /** Month, such as `2026-11`, whose warning is written down already. */
    budget_warned: text(),
    max_concurrency: int().notNull(),
    requests_per_minute: int(),
    timeout_seconds: int().notNull(),
    fallback_model_id: ref(),
    status: text<"active" | "inactive">().notNull(),
    health: text<"unknown" | "healthy" | "unhealthy">().notNull(),
    health_message: text().notNull().default(""),
    is_default_content: bool().notNull(),
    is_default_chat: bool().notNull(),
    last_test: json<ModelTestRecord | null>(),
    /** Texts and logs go on naming a model that was deleted; its key and address are gone. */
    deleted_at: time(),
    ...authored(),
  },
  (t) => [
    uniqueIndex("models_name").on(t.name_folded),
    index("models_status").on(t.status),
    index("models_fallback").on(t.fallback_model_id),
  ],
);

/** Keys of models, encrypted and bound to the endpoint's origin; in a table that no list reads. */
export const model_secrets = table("model_secrets", {
  model_id: primaryId().references(() => models.id, { onDelete: "cascade" }),
  encrypted_api_key: text(),
  encrypted_headers: text(),
  origin: text().notNull(),
  updated_at: time().notNull(),
});

export const channels = table(
  "channels",
  {
    id: primaryId(),
    code: text().notNull(),
    name: text().notNull(),
    name_folded: text().notNull(),
    status: text<"active" | "inactive">().notNull(),
    description: text().notNull(),
    icon: text().notNull(),
    kind: text<ChannelKind>().notNull(),
    fields: json<FieldSpec[]>().notNull(),
    attributes: json<Attribute[]>().notNull(),
    system_prompt: text().notNull(),
    user_prompt: text().notNull(),
    model_id: ref().references(() => models.id),
    parameters: json<Parameters>().notNull(),
    unit: text<LengthUnit>().notNull(),
    fold: int(),
    position: int().notNull(),
    limits_checked_on: day(),
    ...authored(),
  },
  (t) => [
    uniqueIndex("channels_code").on(t.code),
    uniqueIndex("channels_name").on(t.name_folded),
    index("channels_status").on(t.status, t.position),
    index("channels_order").on(t.position),
    index("channels_model").on(t.model_id),
  ],
);

/** How outlines and schedules are asked for. One row each; earlier states are in `configuration_history`. */
export const configurations = table(
  "configurations",
  {
    id: primaryId(),
    kind: text<"outline" | "scheduler">().notNull(),
    attributes: json<Attribute[]>().notNull(),
    rules: json<SchedulerRules | null>(),
    system_prompt: text().notNull(),
    user_prompt: text().notNull(),
    model_id: ref().references(() => models.id),
    parameters: json<Parameters>().notNull(),
    ...authored(),
  },
  (t) => [uniqueIndex("configurations_kind").on(t.kind), index("configurations_model").on(t.model_id)],
);

export const configuration_history = table(
  "configuration_history",
  {
    id: primaryId(),
    configuration_id: ref()
      .notNull()
      .references(() => configurations.id, { onDelete: "cascade" }),
    number: int().notNull(),
    snapshot: json<Record<string, unknown>>().notNull(),
    created_at: time().notNull(),
    created_by: ref(),
  },
  (t) => [uniqueIndex("configuration_history_number").on(t.configuration_id, t.number)],
);

export const objectives = table(
  "objectives",
  {
    id: primaryId(),
    name: text().notNull(),
    name_folded: text().notNull(),
    description: text().notNull(),
    kpi_hint: text().notNull(),
    call_to_action: text().notNull(),
    status: text<"active" | "inactive">().notNull(),
    is_default: bool().notNull(),
    position: int().notNull(),
    ...authored(),
  },
  (t) => [
    uniqueIndex("objectives_name").on(t.name_folded),
    index("objectives_status").on(t.status, t.position),
    index("objectives_order").on(t.position),
  ],
);

export const voices = table(
  "voices",
  {
    id: primaryId(),
    name: text().notNull(),
    /** Null once deleted, so that the name is free again. */
    name_folded: text(),
    description: text().notNull(),
    status: text<(typeof voiceStatuses)[number]>().notNull(),
    is_default: bool().notNull(),
    deleted_at: time(),
    ...authored(),
  },
  (t) => [
    uniqueIndex("voices_name").on(t.name_folded),
    index("voices_status").on(t.deleted_at, t.status, t.name_folded),
    index("voices_by_name").on(t.deleted_at, t.name_folded, t.id),
    index("voices_updated").on(t.deleted_at, t.updated_at, t.id),
  ],
);

/** The first guide of a voice and language is the catch-all and has no channels. */
export const style_guides = table(
  "style_guides",
  {
    id: primaryId(),
    voice_id: ref()
      .notNull()
      .references(() => voices.id, { onDelete: "cascade" }),
    language_id: ref()
      .notNull()
      .references(() => languages.id),
    channel_ids: json<string[]>().notNull(),
    markdown: text().notNull(),
    tone_words: json<string[]>().notNull(),
    audience: text().notNull(),
    person: text<"we" | "I" | "you">(),
    form_of_address: text().notNull(),
    do_rules: json<string[]>().notNull(),
    dont_rules: json<string[]>().notNull(),
    banned_terms: json<string[]>().notNull(),
    preferred_terms: json<{ instead_of: string; use: string }[]>().notNull(),
    emoji: text<"none" | "sparing" | "free">(),
    position: int().notNull(),
    ...authored(),
  },
  (t) => [uniqueIndex("style_guides_place").on(t.voice_id, t.language_id, t.position), index("style_guides_language").on(t.language_id)],
);

export const examples = table(
  "examples",
  {
    id: primaryId(),
    voice_id: ref().references(() => voices.id, { onDelete: "cascade" }),
    language_id: ref()
      .notNull()
      .references(() => languages.id),
    channel_id: ref().references(() => channels.id),
    title: text().notNull(),
    text: text().notNull(),
    rating: int(),
    use_in_prompts: bool().notNull(),
    source: text<"manual" | "upload" | "version">().notNull(),
    file_id: ref(),
    deleted_at: time(),
    ...authored(),
  },
  (t) => {
    // What lists are filtered by, so that a page is found, and its rows counted, without reading their texts.
    const filters = [t.voice_id, t.language_id, t.channel_id, t.use_in_prompts, t.source, t.created_by] as const;
    return [
      index("examples_voice").on(t.voice_id, t.language_id, t.channel_id),
      index("examples_prompts").on(t.language_id, t.use_in_prompts, t.deleted_at, t.voice_id, t.updated_at),
      index("examples_channel").on(t.channel_id),
      index("examples_updated").on(t.deleted_at, t.updated_at, t.id, ...filters),
      index("examples_title").on(t.deleted_at, lower(t.title), t.id, ...filters),
      index("examples_rating").on(t.deleted_at, t.rating, t.updated_at, t.id, ...filters),
    ];
  },
);

/** Files on their way to becoming examples. Their bytes lie in the data folder until they are read. */
export const uploads = table(
  "uploads",
  {
    id: primaryId(),
    owner_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** The voice on whose page it was sent. */
    voice_id: ref().references(() => voices.id, { onDelete: "cascade" }),
    name: text().notNull(),
    size: int().notNull(),
    state: text<UploadState>().notNull(),
    /** Readings that were begun, written down first: one that ended its process is not begun again. */
    attempts: int().notNull().default(0),
    review: text<UploadReview>(),
    message: text().notNull().default(""),
    /** What lists tell of the pieces, so that they need not be read for it. */
    examples: int().notNull().default(0),
    without_language: int().notNull().default(0),
    language_ids: json<string[]>().notNull(),
    split_into: int(),
    created_at: time().notNull(),
    updated_at: time().notNull(),
    pieces: json<UploadPiece[]>().notNull(),
  },
  (t) => [
    index("uploads_owner").on(t.owner_id, t.created_at, t.id),
    index("uploads_voice").on(t.voice_id),
    index("uploads_state").on(t.state, t.created_at, t.id),
    index("uploads_updated").on(t.updated_at),
  ],
);
