import type { ChannelKind, ChannelUses, FieldSpec, LengthUnit } from "@copydesk/contracts";
import { formatCount } from "@copydesk/ui";

export const kindNames: Record<ChannelKind, string> = {
  social: "Social post",
  video: "Video",
  email: "Email",
  article: "Article",
  press: "Press",
  ad: "Advertisement",
  message: "Short message",
};

export const unitNames: Record<LengthUnit, string> = {
  graphemes: "Characters",
  utf16: "UTF-16 units",
  utf8_bytes: "UTF-8 bytes",
  x_weighted: "As X counts",
  sms: "SMS characters",
  words: "Words",
  double_width: "Characters, wide ones 2",
};

export const unitHelp: Record<LengthUnit, string> = {
  graphemes: "What a person calls a character; a family emoji is one.",
  utf16: "As LinkedIn, Facebook, Instagram and YouTube count; most emoji are two.",
  utf8_bytes: "As Threads counts; letters with accents are two, emoji four or more.",
  x_weighted: "Links are 23; Chinese, Japanese, Korean and emoji are two.",
  sms: "160 plain characters, or 70 with others, in the first message.",
  words: "Counted by the rules of the language.",
  double_width: "As Google Ads counts; wide characters are two.",
};

/** "Used by 3 campaigns, 1 style guide", or that nothing uses it. */
export const formatUses = (uses: ChannelUses): string => (isUsed(uses) ? `Used by ${listUses(uses)}` : listUses(uses));

/** The same beneath a head that says "Used by". */
export function listUses({ campaigns, style_guides, examples }: ChannelUses): string {
  const counted = (count: number, one: string) => (count === 0 ? [] : [`${formatCount(count)} ${one}${count === 1 ? "" : "s"}`]);
  const parts = [...counted(campaigns, "campaign"), ...counted(style_guides, "style guide"), ...counted(examples, "example")];
  return parts.length === 0 ? "Not used yet" : parts.join(", ");
}

export const isUsed = ({ campaigns, style_guides, examples }: ChannelUses): boolean => campaigns + style_guides + examples > 0;

/** A part's bounds in words: "up to 3,000 UTF-16 units", "3 to 5 entries". */
export function formatBounds({ format, unit, min, max, countMin, countMax }: FieldSpec): string {
  const range = (least: number | undefined, most: number | undefined, what: string) => {
    if (least !== undefined && most !== undefined) return `${formatCount(least)} to ${formatCount(most)} ${what}`;
    if (most !== undefined) return `up to ${formatCount(most)} ${what}`;
    return least === undefined ? "" : `from ${formatCount(least)} ${what}`;
  };
  const unitName = unitNames[unit].toLowerCase().replace("utf", "UTF").replace("sms", "SMS").replace("as x", "as X");
  const entries = format === "list" ? range(countMin, countMax, "entries") : "";
  const length = range(min, max, format === "list" ? `${unitName} each` : unitName);
  return [entries, length].filter(Boolean).join(", ") || "no limit";
}
