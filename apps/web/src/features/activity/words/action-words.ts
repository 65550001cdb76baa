/** What was done, as a column says it beside who did it and to what: "Changed". */
const commands: Record<string, string> = {
  "auth.login": "Signed in",
  "auth.login_failed": "Signed in",
  "auth.logout": "Signed out",
  "auth.password_changed": "Changed the password",
  "auth.password_change_failed": "Changed the password",
  "auth.password_reset": "Chose a password",
  "auth.password_reset_requested": "Asked for a password link",
  "auth.sessions_ended": "Signed out elsewhere",
  "user.invited_again": "Invited again",
  "user.reset_sent": "Sent a password link",
  "user.roles_changed": "Changed the roles",
  "user.teams_changed": "Changed the teams",
  "user.assign_roles": "Changed the roles",
  "campaign.stopped": "Stopped writing",
  "campaign.generated": "Started writing",
  "campaign.override_prompts": "Changed prompts",
  "campaign.manage_templates": "Made a template",
  "campaign.view_all": "Opened",
  "version.saved": "Saved a text",
  "version.taken": "Used a model's new answer",
  "llm_experiment.started": "Asked calls again",
  "llm_experiment.stopped": "Stopped asking calls again",
  "version.selected": "Selected a version",
  "block.kept_as_is": "Kept a text as it is",
  "version.labelled": "Named a version",
  "version.deleted": "Deleted a version",
  "version.restored": "Restored a version",
  "model.key_changed": "Changed the key",
  "connection.created": "Connected an account",
  "connection.removed": "Disconnected an account",
  "connection.ended": "Lost a connection",
  "connection.failed": "Connected an account",
  "mail.failed": "Sent an email",
  "campaign.sent_to_asana": "Sent posts to Asana",
  "personal_token.created": "Created a personal token",
  "personal_token.revoked": "Revoked a personal token",
  "calendar_feed.created": "Created a calendar address",
  "calendar_feed.renewed": "Renewed a calendar address",
  "calendar_feed.revoked": "Revoked a calendar address",
};

/** The same for actions of any thing, by the part after its name. */
const verbs: Record<string, string> = {
  created: "Created",
  updated: "Changed",
  budget_nearly_used: "Sent a budget warning",
  deleted: "Deleted",
  viewed: "Opened",
  invited: "Invited",
  activated: "Activated",
  deactivated: "Deactivated",
  duplicated: "Duplicated",
  archived: "Archived",
  restored: "Restored",
  reordered: "Reordered",
  shared: "Changed sharing",
  exported: "Exported",
  generated: "Generated",
  tested: "Tested",
  published: "Published",
  used: "Used",
};

/** Actions whose words say what they were done to. */
const isWhole = (action: string) =>
  /^(?:auth|version|connection|mail|calendar_feed|personal_token|llm_experiment)\./.test(action) ||
  ["block.kept_as_is", "user.reset_sent", "campaign.manage_templates", "campaign.sent_to_asana"].includes(action);

/** "Changed", "Signed in"; an action that nobody thought of is said by its own name: "Key changed". */
export function formatAction(action: string): string {
  const verb = action.split(".").at(-1) ?? action;
  return commands[action] ?? verbs[verb] ?? capital(verb.replaceAll("_", " "));
}

/** The heading of one entry: "Changed a model", "Signed in", "Changed the roles of a user". */
export function formatEntry(action: string, type: string): string {
  const formatted = formatAction(action);
  if (isWhole(action)) return formatted;
  const of = formatted.includes(" ") ? "of " : "";
  return `${formatted} ${of}${only.has(type) ? "the" : article(thingWord(type))} ${thingWord(type)}`;
}

/** Actions as a filter offers them: those that are said alike are one choice. */
export function actionChoices(actions: readonly string[]): { value: string; label: string }[] {
  const labels = actions.map((action) => ({
    value: action,
    label: `${formatEntry(action, action.split(".")[0] ?? "")}${failedNote(action)}`,
  }));
  return labels.sort((a, b) => a.label.localeCompare(b.label, "en"));
}
const failedNote = (action: string) => (action.endsWith("_failed") ? " (failed)" : "");

const things: Record<string, string> = {
  activity_log: "activity log",
  llm_log: "LLM log",
  llm_experiment: "experiment",
  chat: "AI Chat Agent",
};
/** There is one of each. */
const only = new Set([
  "company",
  "activity_log",
  "llm_log",
  "chat",
  "outline_configuration",
  "objectives_configuration",
  "scheduler_configuration",
]);

const thingWord = (type: string) => things[type] ?? type.replaceAll("_", " ");
const article = (word: string) => (/^[aeio]/i.test(word) ? "an" : "a");

/** "Model", "Activity log" */
export const formatThing = (type: string): string => capital(thingWord(type));
/** "Models", "Company" */
export const formatThings = (type: string): string => {
  if (only.has(type)) return formatThing(type);
  return `${formatThing(type)}s`;
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
