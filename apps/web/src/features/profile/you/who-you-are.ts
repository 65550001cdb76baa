import type { ProfileDetail } from "@copydesk/contracts";
import { consoleLocale } from "@copydesk/ui";

const list = new Intl.ListFormat(consoleLocale, { type: "conjunction" });

/** What others decide about a person: "mira@norrbrook.example, Marketing manager in Nordics and DACH." */
export function whoYouAre({ email, roles, teams }: Pick<ProfileDetail, "email" | "roles" | "teams">): string {
  const role = roles.length > 0 ? list.format(roles) : "without a role";
  return `${email}, ${role}${teams.length > 0 ? ` in ${list.format(teams)}` : ""}.`;
}
