import { guideFields } from "@copydesk/contracts";
import { consoleLocale, formatDay } from "@copydesk/ui";
import { formatMoment } from "../../../lib/time-words.ts";

/** Names of what is known by its id. */
export type NamesById = ReadonlyMap<string, string>;

const fields: Record<string, string> = {
  is_public: "Public",
  own_objectives: "Own objectives",
  objective_ids: "Objectives",
  voice_id: "Voice",
  team_ids: "Teams",
  from_date: "First day",
  to_date: "Last day",
  timezone: "Time zone",
  content_schedule: "Posting schedule",
  languages: "Languages and channels",
  call_to_action: "Call to action",
  profile_pic: "Photo",
  ms_auth: "Microsoft sign-on",
  enable_chat_agent: "AI Chat Agent",
  llm_body_days: "Messages kept, days",
  llm_metadata_days: "LLM logs kept, days",
  activity_days: "Activity log kept, days",
  budget_stops: "Stop when it is used up",
  colour: "Colour",
  texts: "Texts to write",
  handed_over_to: "Handed over to",
  handed_over: "Handed over",
  members_added: "Members added",
  members_removed: "Members removed",
  editors_added: "May edit now",
  editors_removed: "May no longer edit",
  actor_ids: "Who",
  entity_types: "Items",
  entity_id: "Item",
  sources: "From",
};

/** "First name"; of a right its section and action: "Campaigns: view". */
export function formatField(field: string): string {
  if (isOfGuide(field)) return formatGuideField(field);
  const [section, right] = field.split(".");
  if (section && right) return `${plain(section)}: ${right.replaceAll("_", " ")}`;
  return fields[field] ?? plain(field.replace(/_ids?$/, ""));
}

const isOfGuide = (field: string) => field.startsWith("guide.");

/** `guide.de.linkedin.banned_terms` is "Guide DE, linkedin: banned terms". */
function formatGuideField(field: string): string {
  const [, language = "", ...rest] = field.split(".");
  const part = rest.findLast((one) => (guideFields as readonly string[]).includes(one) || one === "channel_ids");
  const channels = rest.filter((one) => one !== part);
  const scope = [language.toUpperCase(), ...channels.map((one) => one.replaceAll("+", " and "))].join(", ");
  return part ? `Guide ${scope}: ${part === "markdown" ? "text" : part.replace(/_ids$/, "s").replaceAll("_", " ")}` : `Guide ${scope}`;
}

const codes: Record<string, string> = {
  outline_only: "The outline only",
  entire_campaign: "The whole campaign",
  none: "None",
  own: "Own",
  team: "Team",
  any: "Any",
};
const codeFields = /^(?:status|generation_mode|colour|privacy|results|sources|entity_types)$|\./;

/** A stored value in words: names for ids, "Yes" for true, "empty" where there is nothing. */
export function formatValue(field: string, value: unknown, names: NamesById): string {
  if (value === null || value === undefined || value === "") return "empty";
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "number") return new Intl.NumberFormat(consoleLocale, { maximumFractionDigits: 6 }).format(value);
  if (Array.isArray(value)) return value.length === 0 ? "empty" : value.map((one) => formatValue(field, one, names)).join(", ");
  if (typeof value === "object") return formatParts(value, names);
  const text = String(value);
  if (codeFields.test(field) && !isOfGuide(field)) return codes[text] ?? plain(text);
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return formatDay(text);
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text)) return formatMoment(text);
  return names.get(text) ?? shortId(text);
}

/** `{ language_id, channel_ids }` is "English (LinkedIn, X)"; other parts keep their labels. */
function formatParts(value: object, names: NamesById): string {
  const parts = Object.entries(value);
  const [first, ...rest] = parts;
  if (first && /_id$/.test(first[0])) {
    const more = rest.map(([key, part]) => formatValue(key, part, names)).filter((field) => field !== "empty");
    return more.length > 0 ? `${formatValue(first[0], first[1], names)} (${more.join(", ")})` : formatValue(first[0], first[1], names);
  }
  return parts.map(([key, part]) => `${formatField(key)}: ${formatValue(key, part, names)}`).join(", ");
}

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/;
/** Of what is gone only the end of its id can be said. */
const shortId = (text: string) => (uuid.test(text) ? `no longer there (…${text.slice(-6)})` : text);

function plain(code: string): string {
  const words = code.replaceAll("_", " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export interface Piece {
  text: string;
  /** It is not on the other side. */
  differs: boolean;
}

/** Both sides of a change in words, each in pieces that say what differs: whole words of a text, whole items of a list. */
export function contrast(field: string, { before, after }: { before?: unknown; after?: unknown }, names: NamesById): [Piece[], Piece[]] {
  if (Array.isArray(before) || Array.isArray(after)) {
    const [was, is] = [before, after].map((side) => (Array.isArray(side) ? side : []).map((one) => formatValue(field, one, names)));
    return [inList(was ?? [], is ?? []), inList(is ?? [], was ?? [])];
  }
  const [was, is] = [formatValue(field, before, names), formatValue(field, after, names)];
  const isText = typeof before === "string" && typeof after === "string" && before !== "" && after !== "";
  return isText ? inText(was, is) : [[{ text: was, differs: was !== is }], [{ text: is, differs: was !== is }]];
}

function inList(items: readonly string[], others: readonly string[]): Piece[] {
  if (items.length === 0) return [{ text: "empty", differs: others.length > 0 }];
  return items.flatMap((text, at) => [...(at > 0 ? [{ text: ", ", differs: false }] : []), { text, differs: !others.includes(text) }]);
}

/** Parts two texts at whole words into what they begin and end with alike, and what differs between. */
function inText(before: string, after: string): [Piece[], Piece[]] {
  const [a, b] = [before.split(/(\s+)/), after.split(/(\s+)/)];
  const shorter = Math.min(a.length, b.length);
  let first = 0;
  while (first < shorter && a[first] === b[first]) first += 1;
  let last = 0;
  while (last < shorter - first && a.at(-1 - last) === b.at(-1 - last)) last += 1;
  const pieces = (words: string[]): Piece[] =>
    [
      { text: words.slice(0, first).join(""), differs: false },
      { text: words.slice(first, words.length - last).join(""), differs: true },
      { text: words.slice(words.length - last).join(""), differs: false },
    ].filter((piece) => piece.text !== "");
  return [pieces(a), pieces(b)];
}
