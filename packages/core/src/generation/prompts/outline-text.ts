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

/** An outline for one channel: its own angle first, the other channels' left out. */
export function outlineForChannel(outline: Outline, channel: string): string {
  const angle = outline.angles.find((one) => one.channel === channel)?.angle ?? "";
  const text = outlineToText({ ...outline, angles: [] });
  return angle === "" ? text : `Angle for this channel: ${angle}\n\n${text}`;
}

/** What cannot be missed, for a model that reads little. */
export const shortenOutline = (outline: Outline): Outline => ({ ...outline, summary: "", sections: [], facts: outline.facts.slice(0, 5) });

const labelled = (label: string, value: string) => (value === "" ? "" : `${label}: ${value}`);
const list = (label: string, values: readonly string[]) =>
  values.length === 0 ? "" : [`${label}:`, ...values.map((value) => `- ${value}`)].join("\n");
