import type { BulkResult, UserListItem, UserStatus } from "@copydesk/contracts";
import { consoleLocale } from "@copydesk/ui";
import { ownZone } from "../../../lib/own-zone.ts";
import { dayOf, formatNumber, formatTimeOfDay, formatUpdated } from "../../../lib/time-words.ts";

export const userStatusWords: Record<UserStatus, string> = { active: "Active", invited: "Invited", inactive: "Inactive" };

/** When somebody signed in last: "Now" for whoever looks, "Today, 09:12", "Yesterday", "18 Nov", "Never". */
export function formatLastSignIn(
  { last_login_at, is_you }: Pick<UserListItem, "last_login_at" | "is_you">,
  now: number,
  zone?: string,
): string {
  if (is_you) return "Now";
  if (!last_login_at) return "Never";
  const isToday = dayOf(Date.parse(last_login_at), zone) === dayOf(now, zone);
  return isToday ? `Today, ${formatTimeOfDay(last_login_at, zone)}` : formatUpdated(last_login_at, now, zone);
}

/** "link expires 28 Nov"; "link expired" where the invitation can no longer be accepted. */
export function formatLinkEnd(endsAt: string | null, timeZone = ownZone.get()): string {
  if (!endsAt) return "link expired";
  const format = new Intl.DateTimeFormat(consoleLocale, { day: "numeric", month: "short", timeZone });
  return `link expires ${format.format(new Date(endsAt))}`;
}

/** "Password and Microsoft"; a dash for whoever cannot sign in yet. */
export function formatSignIn(ways: UserListItem["signs_in_with"]): string {
  const words = ways.map((way) => (way === "password" ? "Password" : "Microsoft"));
  return words.length === 0 ? "–" : words.join(" and ");
}

/** "two inactive, one invited" */
export function formatStatuses(people: readonly Pick<UserListItem, "status">[]): string {
  const of = (status: UserStatus) => people.filter((person) => person.status === status).length;
  const parts = (["active", "inactive", "invited"] as const).filter((status) => of(status) > 0);
  return parts.map((status) => `${formatNumber(of(status))} ${status}`).join(", ");
}

/** "Three people", "Carla Meyer" */
export const formatPeople = (names: readonly string[]): string =>
  names.length === 1 ? (names[0] ?? "") : `${capital(formatNumber(names.length))} people`;

/** What came of a bulk action: to whom it was done, and why not to the others. */
export function formatBulk({ done, left }: BulkResult, nameOf: (id: string) => string, past: string): string {
  const all = done.length + left.length;
  const [first, ...more] = left;
  if (!first) return `${formatPeople(done.map(nameOf))} ${past}`;
  const why = `${first.name || nameOf(first.id)}: ${first.reason}`;
  const others = more.length === 0 ? "" : ` ${capital(formatNumber(more.length))} more ${more.length === 1 ? "was" : "were"} not.`;
  if (all === 1) return why;
  return `${done.length === 0 ? "None" : capital(formatNumber(done.length))} of ${formatNumber(all)} people ${past}. ${why}${others}`;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
