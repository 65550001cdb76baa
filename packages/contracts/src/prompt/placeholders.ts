/** Names that prompts may use; every attribute of the owner may be used by its key as well. */
export const promptVariables = [
  "campaign_name",
  "campaign_description",
  "main_story",
  "objectives",
  "start_date",
  "end_date",
  "language",
  "audience",
  "voice",
  "style_guide",
  "examples",
  "brief_settings",
  "attributes",
  "channel",
  "channel_limits",
  "outline",
  "primary_outline",
  "content",
  "schedule_window",
  "time_zone",
  "today",
] as const;
export type PromptVariable = (typeof promptVariables)[number];

/** Any name on one line that neither begins nor ends with a blank and has no braces of its own. */
const marker = /\{\{#([^{}\s](?:[^{}\n]*[^{}\s])?)\}\}/g;
/** An opening that leads to no whole marker, or the end of one that has lost its opening. */
const broken = /\{\{#?[^{}\n]*\}{0,2}|\{?#[A-Za-z][A-Za-z0-9_]{0,59}\}\}/g;

/** Names between `{{#` and `}}`, each once, in order of first use. */
export function extractPlaceholders(template: string): string[] {
  return [...new Set([...template.matchAll(marker)].map((match) => match[1] as string))];
}

/** A stretch of a prompt; together they are the whole of it, in order. */
export interface PromptPart {
  kind: "text" | "variable" | "broken";
  /** As it is written, markers included. */
  text: string;
  /** Of a variable. */
  name?: string;
}

/** Takes a prompt apart into words, variables and markers that are not whole. */
export function partPrompt(template: string): PromptPart[] {
  const parts: PromptPart[] = [];
  let end = 0;
  for (const match of template.matchAll(marker)) {
    parts.push(...partText(template.slice(end, match.index)));
    parts.push({ kind: "variable", text: match[0], name: match[1] as string });
    end = match.index + match[0].length;
  }
  parts.push(...partText(template.slice(end)));
  return parts;
}

function partText(text: string): PromptPart[] {
  const parts: PromptPart[] = [];
  let end = 0;
  for (const match of text.matchAll(broken)) {
    parts.push({ kind: "text", text: text.slice(end, match.index) }, { kind: "broken", text: match[0] });
    end = match.index + match[0].length;
  }
  parts.push({ kind: "text", text: text.slice(end) });
  return parts.filter((part) => part.text !== "");
}

export interface PlaceholderProblem {
  name: string;
  message: string;
}

const shown = 40;

/** Why a prompt cannot be saved: unknown names, and markers that are not whole or stand in each other. Empty when it can. */
export function validatePlaceholders(template: string, known: readonly string[]): PlaceholderProblem[] {
  const names = new Set(known);
  const problems = extractPlaceholders(template)
    .filter((name) => !names.has(name))
    .map((name) => ({ name, message: `The variable {{#${name}}} is not known. Known ones: ${known.join(", ")}` }));
  const [half] = partPrompt(template).filter((part) => part.kind === "broken");
  if (half) {
    const name = half.text.slice(0, shown).toWellFormed();
    problems.push({ name, message: `“${name}” is not a whole variable; write it as {{#name}}` });
  }
  return problems;
}

/**
 * Puts values in place of their markers in one pass, so that a value containing a marker is never filled again.
 * A name without a value becomes empty text.
 */
export function fillPlaceholders(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(marker, (_, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? "") : ""));
}
