/** A change to the source of a document: what stands from one place up to another becomes `text`. */
export interface SourceEdit {
  from: number;
  to: number;
  text: string;
}

/** What is to be changed in a document, and what its reader is told. */
export interface Findings {
  edits: SourceEdit[];
  notes: string[];
}

/** The source with its changes; what is changed within something that goes is gone with it. */
export function editSource(source: string, edits: readonly SourceEdit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { from, to, text } of edits.toSorted((a, b) => a.from - b.from || a.to - b.to)) {
    if (from < at) continue;
    parts.push(source.slice(at, from), text);
    at = to;
  }
  return parts.join("") + source.slice(at);
}
