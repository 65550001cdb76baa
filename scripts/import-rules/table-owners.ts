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
