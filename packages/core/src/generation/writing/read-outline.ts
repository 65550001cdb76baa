import { type Outline, outlineSchema } from "@copydesk/contracts";
import { extractJson } from "@copydesk/llm";
import { z } from "zod";
import { channelCode, explainIssues, type ReadAnswer } from "./answer-shape.ts";

const list = z.array(z.string()).catch([]);

/** An outline as models answer it: unknown keys and what is missing but not needed do not matter, the rest is checked after. */
const looseOutline = z.object({
  title: z.string(),
  summary: z.string().catch(""),
  audience: z.union([z.string(), z.array(z.string()).transform((all) => all.join(", "))]).catch(""),
  key_messages: z.array(z.string()),
  sections: z.array(z.object({ heading: z.string(), points: list })).catch([]),
  call_to_action: z.string().catch(""),
  facts: list,
  angles: z.array(z.object({ channel: z.string(), angle: z.string() })).catch([]),
});

/** What outlines are asked for as. Every key is required, because strict structured output wants it so. */
export const outlineJson = (channels: readonly string[]) => ({
  name: "outline",
  schema: z.toJSONSchema(
    z.strictObject({
      title: z.string(),
      summary: z.string(),
      audience: z.string(),
      key_messages: z.array(z.string()),
      sections: z.array(z.strictObject({ heading: z.string(), points: z.array(z.string()) })),
      call_to_action: z.string(),
      facts: z.array(z.string()),
      angles: z.array(z.strictObject({ channel: channelCode(channels), angle: z.string() })),
    }),
  ),
});

/**
 * The outline in an answer, or what is wrong with it in words for the model.
 * @param channels codes; angles for any other channel are dropped.
 */
export function readOutline(answer: string, channels: readonly string[]): ReadAnswer<Outline> {
  const json = extractJson(answer);
  return json === undefined ? { problem: "The answer is not JSON." } : readOutlineValue(json, channels);
}

/** The same of JSON that is parsed already. */
export function readOutlineValue(value: unknown, channels: readonly string[]): ReadAnswer<Outline> {
  const json = unwrap(value);
  const loose = looseOutline.safeParse(json);
  if (!loose.success) return { problem: explainIssues(loose.error) };
  const angles = loose.data.angles.filter((one) => channels.includes(one.channel));
  const whole = outlineSchema.safeParse({ ...loose.data, angles });
  return whole.success ? { value: whole.data } : { problem: explainIssues(whole.error) };
}

/** Some models put the object into another one: `{"outline": {…}}`. */
function unwrap(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const [only, ...others] = Object.values(value);
  return others.length === 0 && typeof only === "object" ? only : value;
}
