import { type AnswerTask, fillPlaceholders, type Parameters, wrapMaterial, writeAnswerFormat } from "@copydesk/contracts";
import { type ChatMessage, estimateTokens, type ModelConnection } from "@copydesk/llm";
import type { PromptMaterial } from "./prompt-material.ts";
import { promptValues, type Trim } from "./variables.ts";

/**
 * What is sent: the filled system and user prompt, the wish of the person who asked, and last the form of the answer,
 * which code writes so that no edited prompt can lose it.
 */
export function buildMessages(material: PromptMaterial, trim: Trim = 0): ChatMessage[] {
  const values = promptValues(material, trim);
  const system = tidy(fillPlaceholders(material.system_prompt, values));
  const user = [tidy(fillPlaceholders(material.user_prompt, values)), wish(material, trim), writeAnswerFormat(answerTask(material))];
  const messages: ChatMessage[] = [{ role: "user", content: user.filter((part) => part !== "").join("\n\n") }];
  return system === "" ? messages : [{ role: "system", content: system }, ...messages];
}

/** Room kept for the answer when nobody set a limit. */
const usualAnswer = 1_500;

/** The fullest prompt that the model can probably read; the shortest one when none fits. */
export function fittingTrim(material: PromptMaterial, { context_size }: ModelConnection, parameters: Parameters): Trim {
  if (context_size === null) return 0;
  const answer = parameters.max_tokens?.enabled ? parameters.max_tokens.value : usualAnswer;
  const fits = (trim: Trim) => tokensOf(material, trim) + answer <= context_size;
  return fits(0) ? 0 : fits(1) ? 1 : 2;
}

/** The next shorter prompt; null when nothing more can be left out. */
export function nextTrim(material: PromptMaterial, trim: Trim): Trim | null {
  const now = tokensOf(material, trim);
  const shorter = ([1, 2] as const).find((one) => one > trim && tokensOf(material, one) < now);
  return shorter ?? null;
}

/** What was left out, by name. */
export function trimNotes({ examples, outline }: PromptMaterial, trim: Trim): string[] {
  const titles = examples.map((one) => `“${one.title}”`).join(", ");
  return [
    ...(trim > 0 && titles !== "" ? [`Written without the examples ${titles}, because the model can't read that much.`] : []),
    ...(trim > 1 && outline ? ["Written with the bare outline, because the model can't read that much."] : []),
  ];
}

const tokensOf = (material: PromptMaterial, trim: Trim) =>
  buildMessages(material, trim).reduce((sum, message) => sum + estimateTokens(message.content), 0);

function answerTask(material: PromptMaterial): AnswerTask {
  const { campaign, channel, channels } = material;
  const language = { language: material.language.code, language_name: material.language.name };
  switch (material.kind) {
    case "content":
      return { kind: "content", ...language, channel: channel?.code ?? "", fields: channel?.fields ?? [] };
    case "outline":
      return { kind: "outline", ...language, sections: wantedSections(material), channels };
    case "schedule":
      return {
        kind: "schedule",
        ...language,
        from: isUnderWay(campaign, material.today) ? material.today : campaign.from_date,
        to: campaign.to_date,
        time_zone: campaign.timezone,
        channels,
      };
  }
}

const isUnderWay = (campaign: PromptMaterial["campaign"], today: string) => campaign.from_date < today && today <= campaign.to_date;

const usualSections = 5;
function wantedSections({ attributes, attribute_values }: PromptMaterial): number {
  const attribute = attributes.find((one) => one.key === "sections");
  const value = attribute_values.sections ?? attribute?.default;
  return typeof value === "number" && value >= 1 ? Math.round(value) : usualSections;
}

/** Of a long text its beginning is enough to see what is to be different. */
const previousLength = 4_000;

/** What somebody wants this time, and what was there, so that the new text can differ from it. */
function wish({ note, previous }: PromptMaterial, trim: Trim): string {
  if (note === "") return "";
  const wanted = `What the person who asks wants this time. Follow it where it does not break the rules above:\n\n${wrapMaterial("wish", note)}`;
  if (previous === "" || trim > 0) return wanted;
  const text = previous.length > previousLength ? `${previous.slice(0, previousLength).toWellFormed()}…` : previous;
  return `${wanted}\n\nThis is the text that is there now. Write a new one that differs from it in what the wish asks for, and where it asks for another angle also in its opening, its order and its examples:\n\n${wrapMaterial("previous_text", text)}`;
}

/** Variables that are empty leave gaps behind. */
export const tidy = (text: string) =>
  text
    .replace(/(?<![ \t])[ \t]+\n/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
