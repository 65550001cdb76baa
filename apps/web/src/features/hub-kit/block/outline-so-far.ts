import { type Outline, parsePartialJson } from "@copydesk/contracts";

/** As much of an outline as has arrived, whatever shape it has so far. */
export function outlineSoFar(json: unknown): Outline {
  const value = isRecord(json) ? json : {};
  const text = (key: string) => (typeof value[key] === "string" ? value[key] : "");
  const list = (key: string): unknown[] => (Array.isArray(value[key]) ? value[key] : []);
  return {
    title: text("title"),
    summary: text("summary"),
    audience: text("audience"),
    key_messages: strings(list("key_messages")),
    sections: list("sections")
      .filter(isRecord)
      .map((one) => ({ heading: asText(one.heading), points: strings(Array.isArray(one.points) ? one.points : []) })),
    call_to_action: text("call_to_action"),
    facts: strings(list("facts")),
    angles: list("angles")
      .filter(isRecord)
      .map((one) => ({ channel: asText(one.channel), angle: asText(one.angle) })),
  };
}

/**
 * The same while it is being written: words of a model that answers in prose stand as they come, and get their places once all are there. A
 * model's thoughts are not shown.
 */
export function outlineOfStream(text: string): Outline {
  const outline = outlineSoFar(parsePartialJson(text));
  const isProse = /^\s*[^\s{[<`]/u.test(text) && !text.includes("{");
  return isProse ? { ...outline, summary: text.trim() } : outline;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
const strings = (items: unknown[]) => items.filter((one): one is string => typeof one === "string");
const asText = (value: unknown) => (typeof value === "string" ? value : "");
