import { diffArrays } from "diff";

export interface PreviewLine {
  text: string;
  /** Not so in what is saved. */
  changed: boolean;
}

/** Lines of a text, each with whether it comes from a change that is not saved. Everything is new where nothing is saved. */
export function changedLines(text: string, saved: string | null): PreviewLine[] {
  if (text === "") return [];
  const lines = text.split("\n");
  if (saved === null) return lines.map((line) => ({ text: line, changed: line !== "" }));
  return diffArrays(saved === "" ? [] : saved.split("\n"), lines).flatMap(({ value, added = false, removed = false }) =>
    removed ? [] : value.map((line) => ({ text: line, changed: added && line !== "" })),
  );
}
