import type { FieldSpec, LengthUnit, SchedulerRules } from "@copydesk/contracts";

const unitNames: Record<LengthUnit, string> = {
  graphemes: "characters",
  utf16: "characters",
  utf8_bytes: "bytes in UTF-8",
  x_weighted: "characters as X counts them (links 23, Chinese, Japanese, Korean and emoji 2)",
  sms: "SMS segments",
  words: "words",
  double_width: "characters (wide ones count 2)",
};

interface Limited {
  fields: readonly FieldSpec[];
  /** Graphemes shown before "see more". */
  fold: number | null;
}

/** The limits of a channel in words, a line for each part. */
export function describeLimits({ fields, fold }: Limited): string {
  const lines = fields.map((field) => `- ${field.label}: ${rulesOf(field).join("; ")}`);
  if (fold !== null) lines.push(`- Readers see the first ${fold} characters before “see more”.`);
  return lines.join("\n");
}

function rulesOf(field: FieldSpec): string[] {
  const unit = unitNames[field.unit];
  const each = field.format === "list" ? " each" : "";
  const rules = [
    field.required ? "required" : "optional",
    field.format === "markdown" ? "Markdown" : "",
    range(field.countMin, field.countMax, field.countMax === 1 ? "entry" : "entries"),
    range(field.min, field.max, `${unit}${each}`),
    range(undefined, field.totalMax, `${unit} together`),
    field.warnOver === undefined ? "" : `better under ${field.warnOver}`,
    field.help ?? "",
  ];
  return rules.filter((rule) => rule !== "");
}

function range(min: number | undefined, max: number | undefined, unit: string): string {
  if (min !== undefined && max !== undefined) return `${min} to ${max} ${unit}`;
  if (max !== undefined) return `at most ${max} ${unit}`;
  return min === undefined ? "" : `at least ${min} ${unit}`;
}

const weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
const days = (list: readonly number[]) => list.map((day) => weekdays[day - 1]).join(", ");

/** The rules of the plan in words. */
export function describeRules(rules: SchedulerRules | null, channels: readonly { code: string; name: string }[]): string {
  if (!rules) return "";
  const windows = channels.map(({ code, name }) => {
    const own = rules.windows[code];
    const when = own ? own.map((one) => `${days(one.weekdays)} ${one.from}–${one.to}`).join("; ") : "any time";
    const often = rules.channel_posts_per_week?.[code];
    return `- ${name} (${code}): ${when}${often === undefined ? "" : `; ${often} a week`}`;
  });
  return [
    // A bound, not a target: what comes once goes on coming once.
    `${rules.posts_per_week === 0 ? "Posts a week are not limited." : `No channel gets more than ${rules.posts_per_week} posts a week.`} Posts a day altogether: at most ${rules.posts_per_day}.`,
    `At least ${rules.gap_same_channel_minutes} minutes between posts of the same channel, ${rules.gap_any_channel_minutes} between any two.`,
    `Days: ${days(rules.weekdays)}. Quiet hours: ${rules.quiet_from}–${rules.quiet_to}.`,
    rules.blackout_dates.length === 0 ? "" : `No posts on: ${rules.blackout_dates.join(", ")}.`,
    rules.lead_channel === null ? "" : `${rules.lead_channel} comes first.`,
    "Windows:",
    ...windows,
  ]
    .filter((line) => line !== "")
    .join("\n");
}
