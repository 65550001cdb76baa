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

const marker = /\{\{#([A-Za-z][A-Za-z0-9_]{0,59})\}\}/g;
const halfWritten = /\{\{#?[^{}]*$|\{\{#[^A-Za-z{}][^{}]*\}\}|\{\{[^#{}][^{}]*\}\}|\{\{#?\}\}|\{\{#[^{}]*\{/;

/** Names between `{{#` and `}}`, each once, in order of first use. */
export function extractPlaceholders(template: string): string[] {
  return [...new Set([...template.matchAll(marker)].map((match) => match[1] as string))];
}

export interface PlaceholderProblem {
  name: string;
  message: string;
}

/** Why a prompt cannot be saved: unknown names, and markers that are not whole. Empty when it can. */
export function validatePlaceholders(template: string, known: readonly string[]): PlaceholderProblem[] {
  const names = new Set(known);
  const problems = extractPlaceholders(template)
    .filter((name) => !names.has(name))
    .map((name) => ({ name, message: `{{#${name}}} is not known. Known names: ${known.join(", ")}` }));
  // A space, because the text around a marker must not become one when it is taken out.
  const rest = template.replace(marker, " ");
  const half = halfWritten.exec(rest);
  if (half)
    problems.push({ name: half[0].slice(0, 40), message: `“${half[0].slice(0, 40)}” is not a whole variable; write it as {{#name}}` });
  return problems;
}

/**
 * Puts values in place of their markers in one pass, so that a value containing a marker is never filled again.
 * A name without a value becomes empty text.
 */
export function fillPlaceholders(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(marker, (_, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? "") : ""));
}
