import type {
  BlockFailure,
  BlockKind,
  BlockOverrides,
  BlockState,
  CampaignStatus,
  CheckResult,
  GenerationMode,
  Parameters,
  Privacy,
  TemplateBrief,
  VersionContent,
  VersionOrigin,
} from "@copydesk/contracts";
import { bool, day, index, int, json, primaryId, primaryKey, real, ref, table, text, time, uniqueIndex } from "../columns.ts";
import { channels, languages, models, voices } from "./configuration.ts";
import { teams, users } from "./identity.ts";
import { authored } from "./shared.ts";

export const campaigns = table(
  "campaigns",
  {
    id: primaryId(),
    owner_id: ref()
      .notNull()
      .references(() => users.id),
    name: text().notNull(),
    /** Null once deleted, so that the name is free again. */
    name_folded: text(),
    description: text().notNull(),
    main_story: text().notNull(),
    own_objectives: json<string[]>().notNull(),
    objective_ids: json<string[]>().notNull(),
    from_date: day().notNull(),
    to_date: day().notNull(),
    timezone: text().notNull(),
    voice_id: ref().references(() => voices.id),
    privacy: text<Privacy>().notNull(),
    generation_mode: text<GenerationMode>().notNull(),
    content_schedule: bool().notNull(),
    audience: text().notNull(),
    key_messages: json<string[]>().notNull(),
    call_to_action: text().notNull(),
    links: json<string[]>().notNull(),
    mandatory_text: text().notNull(),
    forbidden_claims: text().notNull(),
    tags: json<string[]>().notNull(),
    /** Stored state; `completed` is what a ready campaign is called after its last day. */
    status: text<Exclude<CampaignStatus, "completed">>().notNull(),
    /** What the list shows of the plan; written together with `campaign_languages` and the blocks. */
    language_codes: json<string[]>().notNull(),
    channel_codes: json<string[]>().notNull(),
    pieces_total: int().notNull(),
    pieces_done: int().notNull(),
    pieces_failed: int().notNull(),
    /** Texts whose checks complain. */
    pieces_flagged: int().notNull().default(0),
    archived_at: time(),
    deleted_at: time(),
    ...authored(),
  },
  (t) => [
    uniqueIndex("campaigns_name").on(t.name_folded),
    index("campaigns_updated").on(t.deleted_at, t.updated_at, t.id),
    index("campaigns_created").on(t.deleted_at, t.created_at, t.id),
    index("campaigns_by_name").on(t.deleted_at, t.name_folded, t.id),
    // The last day stands in both, so that what runs between two days, and what is completed, is counted in the index alone.
    index("campaigns_status").on(t.deleted_at, t.status, t.updated_at, t.id, t.to_date),
    index("campaigns_from").on(t.deleted_at, t.from_date, t.id, t.to_date),
    index("campaigns_owner").on(t.deleted_at, t.owner_id, t.updated_at, t.id),
    index("campaigns_owner_ref").on(t.owner_id),
    index("campaigns_privacy").on(t.deleted_at, t.privacy, t.updated_at, t.id),
    index("campaigns_voice").on(t.voice_id),
  ],
);

export const campaign_languages = table(
  "campaign_languages",
  {
    campaign_id: ref()
      .notNull()
      .references(() => campaigns.id, { onDelete: "cascade" }),
    language_id: ref()
      .notNull()
      .references(() => languages.id),
    position: int().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.campaign_id, t.language_id] }),
    index("campaign_languages_language").on(t.language_id, t.campaign_id),
    index("campaign_languages_order").on(t.campaign_id, t.position),
  ],
);

export const campaign_teams = table(
  "campaign_teams",
  {
    campaign_id: ref()
      .notNull()
      .references(() => campaigns.id, { onDelete: "cascade" }),
    team_id: ref()
      .notNull()
      .references(() => teams.id, { onDelete: "cascade" }),
  },
  (t) => [primaryKey({ columns: [t.campaign_id, t.team_id] }), index("campaign_teams_team").on(t.team_id, t.campaign_id)],
);

/** Half-filled forms, one a person and key (`new`, `campaign:{id}`, `template:{id}`). */
export const campaign_drafts = table(
  "campaign_drafts",
  {
    user_id: ref()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    key: text().notNull(),
    values: json<Record<string, unknown>>().notNull(),
    saved_at: time().notNull(),
  },
  (t) => [primaryKey({ columns: [t.user_id, t.key] })],
);

/** A campaign's blueprint: everything but versions and posts; dates as offsets from the first day. */
export const templates = table(
  "templates",
  {
    id: primaryId(),
    owner_id: ref().references(() => users.id),
    name: text().notNull(),
    name_folded: text(),
    description: text().notNull(),
    brief: json<TemplateBrief>().notNull(),
    span_days: int().notNull(),
    /** Those that stood before templates had privacy were there for everybody. */
    privacy: text<Privacy>().notNull().default("public"),
    deleted_at: time(),
    ...authored(),
  },
  (t) => [
    uniqueIndex("templates_name").on(t.name_folded),
    index("templates_updated").on(t.deleted_at, t.updated_at, t.id),
    index("templates_by_name").on(t.deleted_at, t.name_folded, t.id),
    index("templates_owner").on(t.owner_id),
  ],
);

export const template_teams = table(
  "template_teams",
  {
    template_id: ref()
      .notNull()
      .references(() => templates.id, { onDelete: "cascade" }),
    team_id: ref()
      .notNull()
      .references(() => teams.id, { onDelete: "cascade" }),
  },
  (t) => [primaryKey({ columns: [t.template_id, t.team_id] }), index("template_teams_team").on(t.team_id, t.template_id)],
);

/** One thing that is written: an outline or schedule per language, a piece per language and channel. */
export const blocks = table(
  "blocks",
  {
    id: primaryId(),
    campaign_id: ref()
      .notNull()
      .references(() => campaigns.id, { onDelete: "cascade" }),
    kind: text<BlockKind>().notNull(),
    language_id: ref()
      .notNull()
      .references(() => languages.id),
    channel_id: ref().references(() => channels.id),
    /** `kind:language:channel`; null once removed, so that the place is free again. */
    place: text(),
    position: int().notNull(),
    state: text<BlockState>().notNull(),
    out_of_date: bool().notNull(),
    overrides: json<BlockOverrides>().notNull(),
    version_count: int().notNull(),
    next_number: int().notNull(),
    selected_version_id: ref(),
    failure: json<BlockFailure | null>(),
    removed_at: time(),
    ...authored(),
  },
  (t) => [
    uniqueIndex("blocks_place").on(t.campaign_id, t.place),
    index("blocks_campaign").on(t.campaign_id, t.removed_at, t.language_id, t.position),
    index("blocks_language").on(t.language_id),
    index("blocks_channel").on(t.channel_id),
  ],
);

/** Immutable but for `label` and whether it was removed. What was written, and everything needed to explain it. */
export const versions = table(
  "versions",
  {
    id: primaryId(),
    block_id: ref()
      .notNull()
      .references(() => blocks.id, { onDelete: "cascade" }),
    number: int().notNull(),
    origin: text<VersionOrigin>().notNull(),
    label: text().notNull(),
    content: json<VersionContent>().notNull(),
    text: text().notNull(),
    checks: json<CheckResult[]>().notNull(),
    warnings: int().notNull(),
    note: text().notNull(),
    is_incomplete: bool().notNull(),
    base_version_id: ref(),
    editing_session: text(),
    author_id: ref().references(() => users.id),
    author_name: text().notNull(),
    run_id: ref(),
    /** The task that wrote it: unique, so that no task can write twice. */
    task_id: ref(),
    model_id: ref().references(() => models.id),
    model_name: text(),
    is_offline: bool().notNull(),
    parameters: json<Parameters | null>(),
    messages: json<{ role: string; content: string }[] | null>(),
    outline_version_id: ref(),
    style_guide_id: ref(),
    style_guide_version: int(),
    tokens_in: int(),
    tokens_out: int(),
    tokens_cached: int(),
    tokens_estimated: bool(),
    cost: real(),
    currency: text(),
    total_ms: int(),
    first_token_ms: int(),
    finish_reason: text(),
    created_at: time().notNull(),
    /** When somebody deleted it; it can be brought back for a while. */
    removed_at: time(),
  },
  (t) => [
    uniqueIndex("versions_number").on(t.block_id, t.number),
    uniqueIndex("versions_task").on(t.task_id),
    index("versions_author").on(t.author_id),
    index("versions_model").on(t.model_id),
    index("versions_run").on(t.run_id),
  ],
);
