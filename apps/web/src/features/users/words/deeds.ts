import type { UserDetail } from "@copydesk/contracts";

type Deed = Pick<UserDetail["activity"][number], "action" | "entity_type" | "entity_name" | "result">;

/** Deeds that are not said well by their name and what they were done to. */
const whole: Record<string, string> = {
  "auth.login": "Signed in",
  "auth.login_failed": "Sign-in failed",
  "auth.logout": "Signed out",
  "auth.password_changed": "Changed their password",
  "auth.password_change_failed": "Entered a wrong password to change it",
  "auth.password_reset": "Chose a new password",
  "auth.password_reset_requested": "Asked for a new password",
  "auth.sessions_ended": "Signed out elsewhere",
  "user.invited_again": "Sent the link again to",
  "user.reset_sent": "Sent a password link to",
  "user.roles_changed": "Changed the roles of",
  "user.teams_changed": "Changed the teams of",
};
/** Deeds about themselves: nothing is named after them. */
const isAboutThemselves = (action: string) => action.startsWith("auth.");

/** What somebody did, in words, and to what: "Updated the team", "Nordics". */
export function sayDeed({ action, entity_type, entity_name, result }: Deed): { deed: string; thing: string } {
  const verb = action.split(".").at(-1)?.replaceAll("_", " ") ?? action;
  const deed = whole[action] ?? `${verb.charAt(0).toUpperCase()}${verb.slice(1)} the ${entity_type.replaceAll("_", " ")}`;
  const outcome = result === "success" ? deed : `${deed} (${result})`;
  return { deed: outcome, thing: isAboutThemselves(action) ? "" : entity_name };
}
