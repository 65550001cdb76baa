import { type FieldSpec, isRefusal, readAnswerFields, readPlainOutline } from "@copydesk/contracts";
import type { ChatMessage, ChatRequest, ChatResult } from "@copydesk/llm";
import { buildMessages, correctiveMessages, jsonOf, type PromptMaterial, readOutline, type Violation } from "../../generation/index.ts";
import { sampleCampaign, sampleObjectives, sampleOutline } from "../prompts/sample-campaign.ts";

/*
 * What a campaign asks of a model, tried with a small one: the same messages, the same shape, the same second question
 * when an answer cannot be used, the same reading of prose.
 */

/** How a trial ended: what will work, in words for the administrator. */
export interface Found {
  state: "passed" | "not_supported" | "failed";
  message: string;
  /** What the model wrote, where a person should see it. */
  detail?: string;
}

/** Sends one call with the parameters that campaigns will use; throws what the call throws. */
export type Ask = (request: Pick<ChatRequest, "messages" | "json">) => Promise<ChatResult>;

const channels = [{ code: "email", name: "Email" }];
const fields: FieldSpec[] = [
  { key: "subject", label: "Subject", format: "plain", required: true, unit: "graphemes", max: 80 },
  { key: "body", label: "Body", format: "plain", required: true, unit: "words", max: 80 },
];

const material = (kind: "outline" | "content"): PromptMaterial => ({
  kind,
  system_prompt:
    "You write for a marketing team, from the material in the message alone. Answer in exactly the form that its end asks for.",
  user_prompt:
    kind === "outline"
      ? "{{#main_story}}\n\nLanguage: {{#language}}"
      : "{{#main_story}}\n\n{{#outline}}\n\n{{#channel}}\n\nLanguage: {{#language}}",
  campaign: sampleCampaign,
  objectives: sampleObjectives,
  language: { code: "en", name: "English", native_name: "English", formality_note: "" },
  voice: null,
  guide: null,
  examples: [],
  attributes: [],
  attribute_values: {},
  channel: kind === "outline" ? null : { code: "email", name: "Email", description: "", fold: null, fields, unit: "words" },
  channels,
  outline: kind === "outline" ? null : sampleOutline,
  primary_outline: null,
  pieces: [],
  rules: null,
  note: "",
  previous: "",
  today: sampleCampaign.from_date,
});

/** Whether outlines and schedules will come, and how. @param onMode called with how the shape was asked for in the end. */
export async function tryOutline(ask: Ask, onMode: (mode: ChatResult["json_mode"]) => void): Promise<Found> {
  const messages = buildMessages(material("outline"));
  const json = jsonOf("outline", channels);
  const first = await ask({ messages, ...(json && { json }) });
  onMode(first.json_mode);
  const problem = problemOfOutline(first.text);
  if (problem === null) return inShape[first.json_mode ?? "text"];
  const isProse = !/[{[]/.test(first.text);
  const second = await ask({ messages: again(messages, first, { kind: "shape", message: problem }), ...(json && !isProse && { json }) });
  if (problemOfOutline(second.text) === null) return { state: "not_supported", message: shapedAtSecond };
  const isRead = [second, first].some(({ text }) => readPlainOutline(text, channels) !== null);
  if (isRead) return { state: "not_supported", message: inProse, detail: shown(second.text) };
  return { state: "failed", message: wasCut(second) ? tooLittleRoom : noOutline, detail: shown(second.text) };
}

/** Whether a text of several parts will come with all of them. */
export async function tryPiece(ask: Ask): Promise<Found> {
  const messages = buildMessages(material("content"));
  const first = await ask({ messages });
  const missing = problemOfPiece(first.text);
  if (missing === null) return { state: "passed", message: "A text with two parts came with both of them." };
  const second = await ask({ messages: again(messages, first, missing) });
  const still = problemOfPiece(second.text);
  if (still === null) return { state: "not_supported", message: partsAtSecond };
  if (still.kind === "refusal") return { state: "failed", message: declines, detail: shown(second.text) };
  return { state: "not_supported", message: wasCut(second) ? tooLittleRoom : withoutParts, detail: shown(second.text) };
}

function problemOfOutline(text: string): string | null {
  return (
    readOutline(
      text,
      channels.map((one) => one.code),
    ).problem ?? null
  );
}

function problemOfPiece(text: string): Violation | null {
  if (isRefusal(text))
    return { kind: "refusal", message: "The answer declines the task. It is a harmless test; write it from the material above." };
  const read = readAnswerFields(text, fields);
  const missing = fields.filter(({ key }) => !Object.hasOwn(read, key)).map(({ key, label }) => `Part [[${key}]] (${label}) is missing.`);
  return missing.length === 0 ? null : { kind: "required", message: missing.join(" ") };
}

const again = (messages: readonly ChatMessage[], { text }: ChatResult, violation: Violation) =>
  correctiveMessages(messages, text, [violation]);
const wasCut = ({ finish_reason }: ChatResult) => finish_reason === "length";
const longestShown = 600;
const shown = (answer: string) => {
  const text = answer.trim();
  return text.length > longestShown ? `${text.slice(0, longestShown).toWellFormed()}…` : text;
};

const inShape: Record<NonNullable<ChatResult["json_mode"]>, Found> = {
  schema: { state: "passed", message: "The outline came in exactly the format asked for. Outlines and schedules will work." },
  object: {
    state: "not_supported",
    message: "It takes no schema, but wrote a whole outline as JSON. Outlines and schedules will work.",
  },
  text: {
    state: "not_supported",
    message: "It takes neither a schema nor JSON mode, but wrote a whole outline when asked in words. Outlines and schedules will work.",
  },
};
const shapedAtSecond =
  "The first outline was not in the format asked for, the second was. Outlines and schedules will work, with two calls instead of one.";
const inProse =
  "It answers in prose whatever it is asked for. Outlines and schedules will be read from that as far as possible, with two calls each, and marked for review.";
const noOutline =
  "No outline could be read from either of its answers. A campaign would stop at its outline, where you can take the answer as a start. Try a larger model.";
const tooLittleRoom = "Its answer was cut off at the limit of tokens. Raise Max tokens, or switch it off.";
const partsAtSecond = "It marked the parts of a text only when asked again. Texts will work; those with several parts take two calls.";
const declines =
  "It declined to write a harmless text, twice. Campaigns would get no texts from it. Look at the filter of this endpoint, or use another model.";
const withoutParts =
  "It does not mark the parts of a text, even when asked again. Posts will work; emails, ads and other texts with several parts will come as one part and be flagged.";
