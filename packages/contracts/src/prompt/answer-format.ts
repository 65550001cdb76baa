import type { FieldSpec } from "../master-data.ts";

/**
 * The last part of every user prompt: what exactly to answer. Written by code, never edited by people, and readable by
 * a person, by any model and by the built-in writer alike.
 *
 * Content is answered as parts, each opened by its marker on a line of its own:
 * ```
 * [[subject]]
 * The kettle that expects to break
 * [[body]]
 * Dear reader, …
 * ```
 * which streams as readable text and survives models that cannot write JSON. Outline and schedule are JSON.
 */
export type AnswerTask =
  | { kind: "content"; language: string; language_name: string; channel: string; fields: readonly FieldSpec[] }
  | { kind: "outline"; language: string; language_name: string; sections: number; channels: readonly { code: string; name: string }[] }
  | {
      kind: "schedule";
      language: string;
      language_name: string;
      from: string;
      to: string;
      time_zone: string;
      channels: readonly { code: string; name: string }[];
    };

/** The `<answer …>` element that ends a user prompt. */
export function writeAnswerFormat(task: AnswerTask): string {
  return writeAnswerElement(head(task), body(task));
}

export const writeAnswerElement = (values: Record<string, string>, text: string): string =>
  `<answer ${attributes(values)}>\n${text}\n</answer>`;

/** The last `<answer …>` element of a prompt: its attributes and what stands in it. */
export function readAnswerElement(prompt: string): { values: Record<string, string>; text: string } | null {
  const last = `\n${prompt}`.lastIndexOf("\n<answer ");
  const match = last === -1 ? null : /^<answer ([^>]*)>\n([\s\S]*?)\n<\/answer>/.exec(prompt.slice(last));
  if (!match) return null;
  const values = Object.fromEntries(
    [...(match[1] as string).matchAll(/([a-z_]+)="([^"]*)"/g)].map((one) => [one[1], unescapeAttribute(one[2] as string)]),
  ) as Record<string, string>;
  return { values, text: match[2] as string };
}

/**
 * Reads back what `writeAnswerFormat` wrote; null when the prompt has none. The last one counts: what stands before it
 * was written by people and may look alike.
 */
export function readAnswerFormat(prompt: string): AnswerTask | null {
  const found = readAnswerElement(prompt);
  if (!found) return null;
  const { values, text } = found;
  const language = { language: values.language ?? "en", language_name: values.language_name ?? "" };
  if (values.kind === "content") return { kind: "content", ...language, channel: values.channel ?? "", fields: readFieldLines(text) };
  if (values.kind === "outline")
    return { kind: "outline", ...language, sections: Number(values.sections ?? 5), channels: readChannelLines(text) };
  if (values.kind === "schedule") {
    return {
      kind: "schedule",
      ...language,
      from: values.from ?? "",
      to: values.to ?? "",
      time_zone: values.time_zone ?? "UTC",
      channels: readChannelLines(text),
    };
  }
  return null;
}

function head(task: AnswerTask): Record<string, string> {
  const language = { kind: task.kind, language: task.language, language_name: task.language_name };
  if (task.kind === "content") return { ...language, channel: task.channel };
  if (task.kind === "outline") return { ...language, sections: String(task.sections) };
  return { ...language, from: task.from, to: task.to, time_zone: task.time_zone };
}

function body(task: AnswerTask): string {
  if (task.kind === "content") {
    return [
      `Write in ${task.language_name}. Answer with these parts and nothing else, each opened by its marker on a line of its own:`,
      ...task.fields.map(fieldLine),
      ...example(task.fields),
    ].join("\n");
  }
  const channels = task.channels.map((one) => `- ${one.code}: ${one.name}`);
  if (task.kind === "outline") {
    return [
      `Write in ${task.language_name}. Answer with one JSON object with the keys title, summary, audience, key_messages (3 to 7 strings),`,
      `sections (${task.sections} of {heading, points}), call_to_action, facts (copied from the story word for word) and`,
      "angles (one {channel, angle} for each of these channels, by code):",
      ...channels,
    ].join("\n");
  }
  return [
    "Answer with one JSON object {posts: [{channel, date, time, title, angle, reason}]}: channel by its code, date as YYYY-MM-DD,",
    `time as HH:MM in ${task.time_zone}, from ${task.from} to ${task.to}. Plan each of these channels at least once:`,
    ...channels,
  ].join("\n");
}

/** The form of the first two parts, shown once: models heed what they see more than what they are told. */
function example(fields: readonly FieldSpec[]): string[] {
  const shown = fields
    .slice(0, 2)
    .flatMap(({ key, format }) => [`[[${key}]]`, format === "list" ? "(one entry a line)" : "(its text alone, without a label)"]);
  return shown.length === 0 ? [] : ["So an answer looks like this, with your text in place of the brackets:", ...shown];
}

function fieldLine(spec: FieldSpec): string {
  const rules = [
    spec.required ? "required" : "optional",
    spec.format,
    `unit ${spec.unit}`,
    spec.min !== undefined && `min ${spec.min}`,
    spec.max !== undefined && `max ${spec.max}`,
    spec.countMin !== undefined && `count-min ${spec.countMin}`,
    spec.countMax !== undefined && `count-max ${spec.countMax}`,
    spec.totalMax !== undefined && `total ${spec.totalMax}`,
  ].filter((rule) => rule !== false);
  return `[[${spec.key}]] ${spec.label} (${rules.join("; ")})`;
}

function readFieldLines(text: string): FieldSpec[] {
  return [...text.matchAll(/^\[\[([a-z][a-z0-9_]*)\]\] (.+) \(([^()]*)\)$/gm)].map((match) => {
    const rules = (match[3] as string).split("; ");
    const number = (key: string) => {
      const rule = rules.find((one) => one.startsWith(`${key} `));
      return rule === undefined ? {} : Number(rule.slice(key.length + 1));
    };
    const bound = (key: string, as: string) => (typeof number(key) === "number" ? { [as]: number(key) } : {});
    return {
      key: match[1] as string,
      label: match[2] as string,
      required: rules[0] === "required",
      format: (rules[1] ?? "plain") as FieldSpec["format"],
      unit: (rules.find((one) => one.startsWith("unit ")) ?? "unit graphemes").slice(5) as FieldSpec["unit"],
      ...bound("min", "min"),
      ...bound("max", "max"),
      ...bound("count-min", "countMin"),
      ...bound("count-max", "countMax"),
      ...bound("total", "totalMax"),
    };
  });
}

const readChannelLines = (text: string) =>
  [...text.matchAll(/^- ([\w-]+): (.+)$/gm)].map((match) => ({ code: match[1] as string, name: match[2] as string }));

const attributes = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([key, value]) => `${key}="${value.replace(/&/g, "&amp;").replace(/"/g, "&quot;").replace(/</g, "&lt;").replace(/>/g, "&gt;")}"`)
    .join(" ");
const unescapeAttribute = (value: string) =>
  value
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");
