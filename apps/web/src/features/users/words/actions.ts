import type { UserDetail } from "@copydesk/contracts";

type Action = Pick<UserDetail["activity"][number], "action" | "entity_type" | "entity_name" | "result">;

/** Actions that their name and what they were done to do not say well. */
const whole: Record<string, string> = {
  "auth.login": "Signed in",
  "auth.login_failed": "Sign-in failed",
  "auth.logout": "Signed out",
  "auth.password_changed": "Changed their password",
  "auth.password_change_failed": "Entered a wrong password to change it",
  "auth.password_reset": "Chose a new password",
  "auth.password_reset_requested": "Asked for a new password",
  "auth.sessions_ended": "Signed out elsewhere",
  "personal_token.created": "Created a personal token",
};
/** Actions that end in what they were done to, where "Updated the team" would not be said. */
const withThing: Record<string, string> = {
  "user.invited_again": "Sent the link again to",
  "personal_token.revoked": "Revoked a personal token of",
  "user.reset_sent": "Sent a password link to",
  "user.roles_changed": "Changed the roles of",
  "user.teams_changed": "Changed the teams of",
  "campaign.generated": "Started writing",
  "campaign.stopped": "Stopped writing",
  "campaign.override_prompts": "Changed prompts of",
  "campaign.manage_templates": "Made a template of",
  "campaign.view_all": "Opened",
  "campaign.sent_to_asana": "Sent posts to Asana from",
  "version.saved": "Saved a text of",
  "version.taken": "Used a model’s new answer in",
  "version.selected": "Selected a version in",
  "version.labelled": "Named a version in",
  "version.deleted": "Deleted a version in",
  "version.restored": "Restored a version in",
  "block.kept_as_is": "Kept a text as it is in",
  "calendar_feed.created": "Created a calendar address of",
  "calendar_feed.renewed": "Renewed a calendar address of",
  "calendar_feed.revoked": "Revoked a calendar address of",
  "model.key_changed": "Changed the key of",
  "llm_experiment.started": "Asked calls again in",
  "llm_experiment.stopped": "Stopped asking calls again in",
};

/** What somebody with this address did, in words, and to what: "Updated the team", "Nordics". */
export function formatAction({ action, entity_type, entity_name, result }: Action, email: string): { words: string; thing: string } {
  const note = result === "success" ? "" : ` (${result})`;
  const about = whole[action];
  if (about) return { words: `${about}${note}`, thing: "" };
  const verb = capital(action.split(".").at(-1)?.replaceAll("_", " ") ?? action);
  const isOwn = entity_type === "user" && entity_name === email;
  if (isOwn && !withThing[action]) return { words: `${verb} their own account${note}`, thing: "" };
  return { words: `${withThing[action] ?? `${verb} the ${entity_type.replaceAll("_", " ")}`}${note}`, thing: entity_name };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
