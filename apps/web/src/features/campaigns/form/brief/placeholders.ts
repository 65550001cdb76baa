import { type CampaignBrief, extractPlaceholders, fillPlaceholders } from "@copydesk/contracts";

/** Fields of a template in which `{{#name}}` may stand. */
const fillable = ["name", "description", "main_story"] as const;
type Fillable = (typeof fillable)[number];
export type TemplateTexts = Pick<CampaignBrief, Fillable>;
export type PlaceholderValues = Readonly<Record<string, string>>;

/** Puts in what was typed so far; a name without a value keeps its marker, so that one sees what is missing. */
export function fillTyped(text: string, values: PlaceholderValues): string {
  const all = extractPlaceholders(text).map((name) => [name, typedFor(name, values).trim() || `{{#${name}}}`]);
  return fillPlaceholders(text, Object.fromEntries(all));
}

/** What was typed for a name, which may also be one that every object has. */
export const typedFor = (name: string, values: PlaceholderValues): string => (Object.hasOwn(values, name) ? (values[name] ?? "") : "");

export const fillTexts = (texts: TemplateTexts, values: PlaceholderValues): TemplateTexts => ({
  name: fillTyped(texts.name, values),
  description: fillTyped(texts.description, values),
  main_story: fillTyped(texts.main_story, values),
});

/**
 * The texts after a placeholder's value changed from `before` to `after`. A text that still is what the template made of
 * it is made anew; one that somebody wrote on is left alone but for markers that still stand in it.
 */
export function refill(
  template: TemplateTexts,
  current: TemplateTexts,
  { before, after }: { before: PlaceholderValues; after: PlaceholderValues },
) {
  const one = (field: Fillable) =>
    current[field] === fillTyped(template[field], before) ? fillTyped(template[field], after) : fillTyped(current[field], after);
  return { name: one("name"), description: one("description"), main_story: one("main_story") };
}

/** `product_name` as a label: "Product name". */
export function placeholderLabel(name: string): string {
  const words = name.replace(/_+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
