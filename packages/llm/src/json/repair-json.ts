/**
 * Parses JSON and forgives the slips models make that leave no doubt about what is meant: commas before a closing
 * bracket, comments, line breaks inside of strings, Python's `True`, `False`, `None`. Undefined when that is not enough.
 */
export function repairJson(text: string): unknown | undefined {
  return parse(text) ?? parse(mend(text));
}

function parse(text: string): unknown | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

// Strings are taken as they are, everything between them is mended.
function mend(text: string): string {
  const parts = text.match(/"(?:[^"\\]|\\[\s\S])*"|[^"]+|"/g) ?? [];
  const mended = parts.map((part) => (part.startsWith('"') ? mendString(part) : mendSyntax(part))).join("");
  return mended.replace(/,(\s*[}\]])/g, (match, closing: string, at: number) => (isInsideString(mended, at) ? match : closing));
}

const controlNames: Record<string, string> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };
const mendString = (part: string) => part.replace(/[\u0000-\u001f]/g, (char) => controlNames[char] ?? " ");

const pythonNames: Record<string, string> = { True: "true", False: "false", None: "null" };
const mendSyntax = (part: string) =>
  part.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, "").replace(/\b(?:True|False|None)\b/g, (name) => pythonNames[name] ?? name);

const isInsideString = (text: string, at: number) =>
  (
    text
      .slice(0, at)
      .replace(/\\[\s\S]/g, "")
      .match(/"/g) ?? []
  ).length %
    2 ===
  1;
