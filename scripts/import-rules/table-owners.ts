/**
 * Who owns each table: the domain of core that alone writes it, and whose functions others ask. A table belongs to the domain that makes
 * its rows; a domain that only looks after part of its life asks the owner for statements.
 */
export const tableOwners: Readonly<Record<string, readonly string[]>> = {
  kernel: ["files", "change_counters", "idempotency_keys"],
  audit: ["activity_logs"],
  calls: [
    "llm_logs",
    "llm_log_bodies",
    "llm_log_unindexed",
    "llm_log_unsent",
    "llm_log_names",
    "llm_log_facts",
    "llm_log_chunks",
    "llm_log_columns",
    "llm_spending",
  ],
  mail: ["mails"],
  identity: ["users", "user_passwords", "sessions", "sign_in_failures", "password_tokens", "personal_tokens", "user_preferences"],
  company: ["company_settings"],
  connections: ["connected_accounts", "oauth_attempts"],
  people: ["roles", "user_roles", "teams", "team_members"],
  languages: ["languages"],
  channels: ["channels"],
  objectives: ["objectives"],
  examples: ["examples"],
  uploads: ["uploads"],
  "campaign-defaults": ["configurations", "configuration_history"],
  models: ["models", "model_secrets"],
  voices: ["voices", "style_guides"],
  campaigns: ["campaigns", "campaign_languages", "campaign_teams", "campaign_drafts", "templates", "template_teams", "blocks", "versions"],
  generation: ["runs", "tasks", "task_dependencies"],
  calendar: ["calendar_feeds"],
  asana: ["asana_tasks"],
  logs: ["llm_experiments", "llm_experiment_calls"],
  chat: ["conversations", "messages", "chat_proposals", "conversation_pages", "message_pages", "conversations_unindexed"],
};

interface Joins {
  /** Why one statement over tables of several owners is better here than their functions. */
  why: string;
  /** Files below `packages/core/src`, each with the tables of others that it reads. */
  files: Readonly<Record<string, readonly string[]>>;
}

/**
 * The only places where a domain reads tables of others, instead of asking their owner's functions. Nothing is added without a reason that
 * is measured or a guard that has to hold within one statement; what is not used any more has to go.
 */
export const joins: readonly Joins[] = [
  {
    why: "Rights are decided with every call, by one prepared statement, and are a condition of every list of campaigns.",
    files: {
      "access/authorize-campaign.ts": ["blocks", "campaign_teams", "campaigns", "versions", "teams"],
      "identity/load-identity.ts": ["roles", "team_members", "teams", "user_roles"],
      "identity/note-denied.ts": ["campaigns", "roles", "teams"],
      "logs/access.ts": ["campaigns"],
    },
  },
  {
    why: "A page of a list is one statement with its order, its limit and the names that are shown; asked for apart, names would be read for rows that are not shown.",
    files: {
      "asana/read-sendings.ts": ["users"],
      "campaign-defaults/list-history.ts": ["users"],
      "campaigns/list-entry.ts": ["users", "teams"],
      "campaigns/list-filter.ts": ["languages"],
      "campaigns/removed-parts.ts": ["channels", "languages"],
      "campaigns/templates.ts": ["users"],
      "examples/list-examples.ts": ["channels", "users", "languages", "voices"],
      "people/roles/read-role.ts": ["users"],
      "people/teams/team-people.ts": ["users"],
      "people/users/list-administrators.ts": ["users"],
      "people/users/list-users.ts": ["users"],
      "voices/read-voice.ts": ["languages"],
    },
  },
  {
    why: "Counts of what uses something stand beside each row of a list, one statement for all rows.",
    files: {
      "channels/read-channel.ts": ["blocks", "examples", "users", "models", "style_guides"],
      "languages/read-language.ts": ["blocks", "examples", "users", "style_guides"],
      "objectives/read-objective.ts": ["campaigns", "users"],
      "people/teams/list-teams.ts": ["campaign_teams", "campaigns", "users"],
      "people/teams/read-team.ts": ["campaign_teams", "campaigns", "users"],
      "people/teams/team-impact.ts": ["campaign_teams", "campaigns"],
      "people/users/read-user.ts": ["activity_logs", "campaigns"],
      "voices/list-voices.ts": ["campaigns", "examples", "languages"],
    },
  },
  {
    why: "A guard that has to hold in the moment of the write is part of the statement that writes.",
    files: {
      "channels/remove-channel.ts": ["blocks", "examples", "style_guides"],
      "people/users/administrator-guard.ts": ["user_passwords", "users"],
      "voices/voice-uses.ts": ["blocks", "campaigns"],
    },
  },
  {
    why: "Catalogue domains that stand below the one whose row is chosen check the choice themselves: the other way round they would stand in a circle.",
    files: {
      "budgets/read-budgets.ts": ["company_settings", "models"],
      "budgets/stops.ts": ["models"],
      "campaign-defaults/read-configuration.ts": ["models"],
      "campaign-defaults/save-configuration.ts": ["models"],
      "channels/check-channel.ts": ["files", "models"],
      "examples/scope.ts": ["voices"],
    },
  },
  {
    why: "What is read for every task, for every look for work and with every autosave is one prepared statement each.",
    files: {
      "campaigns/accept-plan.ts": ["channels"],
      "campaigns/check-context.ts": ["channels", "languages", "style_guides"],
      "campaigns/language/sibling-texts.ts": ["languages"],
      "campaigns/read-blocks.ts": ["channels", "languages"],
      "campaigns/schedule-frame.ts": ["channels"],
      "campaigns/version-view.ts": ["tasks"],
      "generation/messages/gather-material.ts": [
        ...["configurations", "blocks", "versions", "channels", "examples", "objectives", "style_guides", "voices"],
      ],
      "generation/queue/row-queue.ts": ["models"],
      "generation/runs/cancel.ts": ["blocks"],
      "generation/runs/read-run.ts": ["blocks", "channels", "languages"],
      "generation/runs/run-graphs.ts": ["blocks", "campaign_languages", "channels"],
      "generation/runs/start-run.ts": ["blocks", "campaign_languages", "versions"],
      "generation/runs/task-view.ts": ["models"],
      "generation/writing/load-job.ts": ["blocks", "campaign_languages", "campaigns", "channels", "languages", "models"],
      "generation/writing/schedule-task.ts": ["blocks", "campaign_languages", "versions", "channels"],
      "block-settings/read-block-settings.ts": ["blocks", "campaign_languages", "languages"],
      "exports/campaign-document.ts": ["campaign_languages"],
    },
  },
  {
    why: "The logs are queries over what others have written down, with filters, orders and rights over millions of rows.",
    files: {
      "identity/mark-typed-names.ts": ["activity_logs"],
      "objectives/list-objectives.ts": ["activity_logs"],
      "logs/export-activity.ts": ["activity_logs", "users"],
      "logs/list-activity.ts": ["activity_logs", "users"],
      "logs/retention.ts": ["activity_logs", "llm_log_bodies", "llm_log_facts", "llm_logs"],
      "logs/read-activity.ts": ["activity_logs", "users"],
      "logs/sweep-logs.ts": ["llm_log_bodies", "llm_logs", "tasks"],
      "logs/llm/access.ts": ["llm_log_facts", "llm_log_names", "campaigns"],
      "logs/llm/experiments/ask-call.ts": ["llm_logs"],
      "logs/llm/experiments/experiment-job.ts": ["llm_logs", "models"],
      "logs/llm/experiments/read-experiment.ts": ["users", "models"],
      "logs/llm/explain-version.ts": ["llm_log_bodies", "llm_logs"],
      "logs/llm/filter.ts": ["llm_logs"],
      "logs/llm/labels.ts": ["channels", "users"],
      "logs/llm/list-calls.ts": ["llm_logs", "campaigns", "users", "models"],
      "logs/llm/read-call.ts": ["llm_log_bodies", "llm_logs", "blocks", "versions", "models"],
      "logs/llm/replay/find-call.ts": ["llm_log_bodies", "llm_logs", "blocks", "campaigns", "channels", "languages"],
      "logs/llm/send-spans.ts": ["llm_log_bodies", "llm_log_unsent", "llm_logs"],
    },
  },
];
