import type { Outline } from "@copydesk/contracts";

/** An outline as a person reads it; also how it stands in prompts. */
export function outlineToText(outline: Outline): string {
  return [
    `# ${outline.title}`,
    outline.summary,
    labelled("Audience", outline.audience),
    list("Key messages", outline.key_messages),
    ...outline.sections.map((section) => [`## ${section.heading}`, ...section.points.map((point) => `- ${point}`)].join("\n")),
    labelled("Call to action", outline.call_to_action),
    list("Facts", outline.facts),
    list(
      "Angles",
      outline.angles.map((one) => `${one.channel}: ${one.angle}`),
    ),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** An outline for one channel: the other channels' angles left out, its own last, so that what all channels read is the same. */
export function outlineForChannel(outline: Outline, channel: string): string {
  const angle = outline.angles.find((one) => one.channel === channel)?.angle ?? "";
  const text = outlineToText({ ...outline, angles: [] });
  return angle === "" ? text : `${text}\n\nAngle for this channel: ${angle}`;
}

/** What cannot be missed, for a model that reads little. */
export const shortenOutline = (outline: Outline): Outline => ({ ...outline, summary: "", sections: [], facts: outline.facts.slice(0, 5) });

const labelled = (label: string, value: string) => (value === "" ? "" : `${label}: ${value}`);
const list = (label: string, values: readonly string[]) =>
  values.length === 0 ? "" : [`${label}:`, ...values.map((value) => `- ${value}`)].join("\n");
