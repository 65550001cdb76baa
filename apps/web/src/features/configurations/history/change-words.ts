import { type Attribute, type ConfigurationChanges, minutesInWords, type SchedulerRules, weekdaysInWords } from "@copydesk/contracts";
import { type ParameterName, parameterFacts } from "../../../lib/model-settings/parameter-facts.ts";

/** A channel's name by its code. */
export type ChannelNames = ReadonlyMap<string, string>;

/** One part of a configuration that differs, in words. */
export interface FormattedChange {
  part: string;
  /** "Sections", "Windows of LinkedIn post". */
  label: string;
  before: string;
  after: string;
}

export const ruleLabels: Record<Exclude<keyof SchedulerRules, "windows" | "channel_posts_per_week">, string> = {
  posts_per_week: "Posts a week for each channel",
  posts_per_day: "Posts a day",
  gap_same_channel_minutes: "Time between posts of a channel",
  gap_any_channel_minutes: "Time between any two posts",
  weekdays: "Days with posts",
  quiet_from: "Quiet hours begin",
  quiet_to: "Quiet hours end",
  blackout_dates: "Days without posts",
  lead_channel: "Channel that comes first",
  stagger_languages_minutes: "Time between languages",
};

/** Every part that differs, in words. */
export const formatChanges = (changes: ConfigurationChanges, channels: ChannelNames): FormattedChange[] =>
  Object.entries(changes).map(([part, { before = null, after = null }]) => ({
    part,
    label: labelOf(part, before ?? after, channels),
    before: formatValue(part, { value: before, other: after }, channels),
    after: formatValue(part, { value: after, other: before }, channels),
  }));

const longest = 40;

/** What was changed in a line: "Sections 5 to 7, system prompt and 2 more". */
export function formatInShort(changes: ConfigurationChanges, channels: ChannelNames): string {
  const formatted = formatChanges(changes, channels).map(({ part, label, before, after }) => {
    const isShort = !part.endsWith("_prompt") && `${before}${after}`.length <= longest;
    if (part.startsWith("attributes.") && changes[part]?.before === null) return `${label} added`;
    if (part.startsWith("attributes.") && changes[part]?.after === null) return `${label} removed`;
    return isShort ? `${label} ${before} to ${after}` : label;
  });
  const [first = "Nothing", second, ...others] = formatted;
  if (second === undefined) return first;
  return others.length === 0 ? `${first}, ${lower(second)}` : `${first}, ${lower(second)} and ${others.length} more`;
}

const lower = (text: string) => (/^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text);

/** One with long words is cut in the list, and no attribute any more. */
const isAttribute = (value: unknown): value is Attribute => typeof value === "object" && value !== null && "label" in value;

function labelOf(part: string, value: unknown, channels: ChannelNames): string {
  const channelOf = (prefix: string) => {
    const code = part.slice(prefix.length);
    return channels.get(code) ?? code;
  };
  if (part === "system_prompt") return "System prompt";
  if (part === "user_prompt") return "User prompt";
  if (part === "model") return "Model";
  if (part === "attribute_order") return "Order of attributes";
  if (part.startsWith("attributes.")) return isAttribute(value) ? value.label : part.slice(11);
  if (part.startsWith("rules.windows.")) return `Windows of ${channelOf("rules.windows.")}`;
  if (part.startsWith("rules.channel_posts_per_week.")) return `Posts a week of ${channelOf("rules.channel_posts_per_week.")}`;
  if (part.startsWith("rules.")) return ruleLabels[part.slice(6) as keyof typeof ruleLabels] ?? part.slice(6);
  if (part.startsWith("parameters.")) return parameterFacts[part.slice(11) as ParameterName]?.label ?? part.slice(11);
  return part;
}

interface Sides {
  value: unknown;
  /** What stands on the other side: of an attribute only what differs is said. */
  other: unknown;
}

function formatValue(part: string, { value, other }: Sides, channels: ChannelNames): string {
  if (part === "model") return value === null ? "company default" : String(value);
  if (part.startsWith("rules.windows.")) return formatWindows(value as SchedulerRules["windows"][string] | null);
  if (part.startsWith("rules.channel_posts_per_week.")) return value === null ? "as every channel" : String(value);
  if (value === null) return part === "rules.lead_channel" ? "none" : part.startsWith("parameters.") ? "inherited" : "none";
  if (part.startsWith("attributes.")) return isAttribute(value) ? formatAttribute(value, isAttribute(other) ? other : null) : "a long one";
  if (part.startsWith("parameters.")) return formatParameter(value as { enabled: boolean; value: unknown });
  if (part.endsWith("_minutes")) return minutesInWords(Number(value));
  if (part === "rules.weekdays") return weekdaysInWords(value as number[]);
  if (part === "rules.lead_channel") return channels.get(String(value)) ?? String(value);
  if (part === "rules.posts_per_week" && value === 0) return "no limit";
  return Array.isArray(value) ? value.join(", ") || "none" : String(value);
}

export const formatWindows = (windows: SchedulerRules["windows"][string] | null | undefined): string =>
  windows ? windows.map(({ weekdays, from, to }) => `${weekdaysInWords(weekdays)} ${from}–${to}`).join("; ") || "never" : "any time";

function formatAttribute(attribute: Attribute, other: Attribute | null): string {
  const { type, default: value, required, options, min, max, help, label } = attribute;
  const words: Record<keyof Omit<Attribute, "key">, string> = {
    label: `“${label}”`,
    default: value === null || value === "" ? "none" : Array.isArray(value) ? value.join(", ") : String(value),
    type: type === "textarea" ? "long text" : type,
    options: options?.join(" | ") ?? "",
    min: min === undefined ? "no minimum" : `at least ${min}`,
    max: max === undefined ? "no maximum" : `at most ${max}`,
    required: required ? "required" : "not required",
    help: help ?? "no help",
  };
  const keys = other ? (Object.keys(words) as (keyof typeof words)[]) : (["default", "type"] as const);
  const formatted = keys.filter((key) => !other || JSON.stringify(attribute[key] ?? null) !== JSON.stringify(other[key] ?? null));
  return formatted.map((key) => words[key]).join(", ");
}

const formatParameter = ({ enabled, value }: { enabled: boolean; value: unknown }): string =>
  enabled ? (Array.isArray(value) ? value.map((text) => `“${text}”`).join(", ") : String(value)) : "not sent";
