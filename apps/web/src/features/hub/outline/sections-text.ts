import type { Outline } from "@copydesk/contracts";

type Section = Outline["sections"][number];

/** Sections as plain text: a heading, its points with a dash in front, an empty line before the next heading. */
export const writeSections = (sections: readonly Section[]): string =>
  sections.map((section) => [section.heading, ...section.points.map((point) => `- ${point}`)].join("\n")).join("\n\n");

export function readSections(text: string): Section[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.split("\n").filter((line) => line.trim() !== ""))
    .filter((lines) => lines.length > 0)
    .map(([heading = "", ...points]) => ({
      heading: heading.trim(),
      points: points.map((point) => point.replace(/^\s*[-–•*]\s*/, "").trim()),
    }));
}
