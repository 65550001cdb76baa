import { type AnswerTask, readAnswerFormat, readMaterials, withoutMaterials } from "@copydesk/contracts";
import type { ChatMessage } from "../types.ts";
import { detectObjective } from "./detect-objective.ts";
import type { ObjectiveKind } from "./phrases/phrases.ts";
import type { Corrections } from "./read-corrections.ts";
import { readCorrections } from "./read-corrections.ts";
import type { OutlineMaterial } from "./read-outline-text.ts";
import { readOutlineText } from "./read-outline-text.ts";
import type { Settings } from "./read-settings.ts";
import { readSettings, settingText } from "./read-settings.ts";
import { findLinks } from "./reader/links.ts";

/** What the writer was asked for, read from the prompt. */
export interface Brief {
  task: AnswerTask;
  campaign_name: string;
  main_story: string;
  objective: ObjectiveKind;
  audience: string;
  outline: OutlineMaterial | null;
  primary_outline: OutlineMaterial | null;
  /** Written pieces by channel code. */
  content: Record<string, string>;
  key_messages: string[];
  call_to_action: string;
  links: string[];
  mandatory_text: string;
  banned_terms: string[];
  preferred_terms: { use: string; instead_of: string }[];
  settings: Settings;
  /** Characters shown before “see more”; null when the prompt does not say. */
  fold: number | null;
  /** `YYYY-MM-DD`, as far as the prompt says. */
  start_date: string | null;
  today: string | null;
  corrections: Corrections;
  /** How many other ways to begin were there before: 1 when another angle is asked for. */
  turn: number;
  /** What a person asked for this time that is not followed; empty when there is nothing. */
  unheard: string;
  /** Texts that were there before, as far as the prompt shows them. */
  earlier: string;
  /** The prompt without its materials. */
  instructions: string;
}

/** Null when the messages ask for something else than an outline, a piece or a schedule. */
export function readBrief(messages: readonly ChatMessage[]): Brief | null {
  const asked = messages.findLast((one) => one.role === "user" && readAnswerFormat(one.content) !== null);
  const task = asked ? readAnswerFormat(asked.content) : null;
  if (!asked || task === null) return null;
  // A message that sends an answer back repeats the form, but not the material.
  const prompt = messages
    .filter((one) => one.role !== "assistant")
    .map((one) => one.content)
    .join("\n\n");
  const materials = readMaterials(prompt);
  const text = (name: string) => materials[name]?.trim() ?? "";
  const instructions = withoutMaterials(prompt);
  const settings = readSettings(`${text("brief_settings")}\n${text("attributes")}`);
  const corrections = readCorrections(messages);
  const guide = readGuide(text("style_guide"));
  const links = [...(settings.get("links that may be used") ?? []), ...findLinks(text("links"))];
  return {
    task,
    campaign_name: text("campaign_name"),
    main_story: text("main_story") || text("campaign_description"),
    objective: detectObjective(text("objectives"), text("campaign_name")),
    audience: text("audience") || settingText(settings, "audience"),
    outline: readOutlineText(text("outline")),
    primary_outline: readOutlineText(text("primary_outline")),
    content: readPieces(text("content")),
    key_messages: [...(settings.get("key messages") ?? []), ...lines(text("key_messages"))],
    call_to_action: settingText(settings, "call to action") || text("call_to_action"),
    links: [...new Set(links)],
    mandatory_text: settingText(settings, "mandatory text (word for word)", "mandatory text") || text("mandatory_text"),
    banned_terms: [...guide.banned, ...corrections.banned],
    preferred_terms: [...guide.preferred, ...corrections.preferred],
    settings,
    start_date: isoDay(text("start_date")) ?? instructions.match(/\b\d{4}-\d{2}-\d{2}\b/)?.[0] ?? null,
    today: isoDay(text("today")) ?? /today is (\d{4}-\d{2}-\d{2})/i.exec(instructions)?.[1] ?? null,
    fold: Number(/the first (\d+) characters/i.exec(instructions)?.[1]) || null,
    corrections: { ...corrections, tightness: corrections.tightness * wishFactor(text("wish")) },
    turn: otherAngle.test(text("wish")) ? 1 : 0,
    unheard: isHeard(text("wish")) ? "" : text("wish"),
    earlier: earlierNames.map(text).filter(Boolean).join("\n"),
    instructions,
  };
}

function readGuide(text: string) {
  const settings = readSettings(text);
  const banned = settingText(settings, "banned terms", "banned", "never use", "avoid");
  const preferred = [...text.matchAll(/[“"]([^”"]+)[”"] instead of [“"]([^”"]+)[”"]/g)];
  return {
    banned: banned
      .split(/[;\n,]/)
      .map((term) => term.trim())
      .filter((term) => term !== ""),
    preferred: preferred.map((match) => ({ use: match[1] ?? "", instead_of: match[2] ?? "" })),
  };
}

/** Pieces as they stand in a scheduler's prompt: `[channel]`, then the text. */
function readPieces(text: string): Record<string, string> {
  const parts = text.split(/^\[([a-z0-9_-]+)\]$/m);
  const pieces: Record<string, string> = {};
  for (let at = 1; at < parts.length; at += 2) pieces[parts[at] ?? ""] = (parts[at + 1] ?? "").trim();
  return pieces;
}

/** A person may ask for less this time. */
const wishFactor = (wish: string) => (shorter.test(wish) ? 0.6 : 1);
const shorter = /short|kürz|knapp|court|bref|corto|breve|curt|kort|مختصر|أقصر/iu;

// “Another angle”, “begin differently” in the languages that the product and its writer speak.
const otherAngle =
  /angle|differ|another|other|begin|fresh|ander|neu|winkel|blick|autre|otr[ao]|distint|altr[ao]|divers|outr[ao]|diferente|andere|invalshoek|مختلف|أخرى|زاوية|別|違う|другой|другая|иначе/iu;
/** “Shorter”, “another angle please”: a wish of so few words has no other in it. */
const isHeard = (wish: string) =>
  wish === "" || (wish.split(/\s+/u).length <= fewWords && [...wish].length <= fewSigns && (shorter.test(wish) || otherAngle.test(wish)));
const fewWords = 4;
const fewSigns = 40;

const earlierNames = [
  "earlier",
  "earlier_text",
  "previous",
  "previous_text",
  "previous_version",
  "current_text",
  "written",
  "before",
] as const;

const lines = (text: string) =>
  text
    .split("\n")
    .map((line) => line.replace(/^\s*(?:[-*•]|\d+[.)])\s+/, "").trim())
    .filter((line) => line !== "");

const isoDay = (text: string) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : null);
