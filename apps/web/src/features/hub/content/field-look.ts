import type { FieldSpec, FieldValues } from "@copydesk/contracts";
import { cn } from "@copydesk/ui";

/** How a part is set in type: as a headline, as a quieter line beneath one, as tags, or as running copy. */
export type FieldLook = "headline" | "lede" | "tags" | "list" | "copy";

const headlines = new Set(["subject", "headline", "title", "h1", "hook", "seo_title"]);
const ledes = new Set([
  "preheader",
  "subhead",
  "alt_text",
  "meta",
  "meta_description",
  "excerpt",
  "dateline",
  "boilerplate",
  "contact",
  "button",
]);

export function fieldLook(spec: FieldSpec): FieldLook {
  if (spec.key === "hashtags") return "tags";
  if (spec.format === "list") return "list";
  if (headlines.has(spec.key)) return "headline";
  if (ledes.has(spec.key)) return "lede";
  return "copy";
}

/** A post with one text and its hashtags needs no labels; anything with several parts does. */
export const needsLabels = (specs: readonly FieldSpec[], values: FieldValues): boolean =>
  specs.filter((spec) => spec.key !== "hashtags" && (spec.required || (values[spec.key]?.length ?? 0) > 0)).length > 1;

export const lookClass: Record<FieldLook, string> = {
  headline: "font-semibold text-lg tracking-title",
  lede: "text-ink-2 text-md",
  tags: "text-accent-ink",
  list: "",
  copy: "",
};

/** The box of the copy: as wide as lines are read well, at its own side of the column. */
export const copyFrame = (dir: "ltr" | "rtl"): string => cn("copy max-w-measure break-words", dir === "rtl" && "ml-auto max-w-none");
