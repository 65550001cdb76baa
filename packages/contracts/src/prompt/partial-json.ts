/**
 * Reads JSON that is still arriving: what is there so far, closed where it stops. A half-written string keeps its text, a
 * half-written key, number or literal is left out. Undefined when there is no object yet.
 */
export function parsePartialJson(text: string): unknown {
  const start = text.indexOf("{");
  if (start < 0) return undefined;
  const { closers, safeEnd, openString } = scan(text, start);
  const tail = [...closers].reverse().join("");
  const attempts = openString ? [`${dropBrokenEscape(text.slice(start))}"${tail}`] : [`${text.slice(start)}${tail}`];
  attempts.push(`${text.slice(start, safeEnd.at).replace(/,\s*$/, "")}${[...safeEnd.closers].reverse().join("")}`);
  for (const attempt of attempts) {
    const value = tryParse(attempt);
    if (value !== undefined) return value;
  }
  return undefined;
}

interface Scan {
  /** What has to be closed at the end of the text, outermost first. */
  closers: string[];
  /** The last place at which a whole value had just ended, and what was open there. */
  safeEnd: { at: number; closers: string[] };
  openString: boolean;
}

function scan(text: string, start: number): Scan {
  const closers: string[] = [];
  let safeEnd = { at: start + 1, closers: ["}"] };
  let openString = false;
  for (let i = start; i < text.length; i += 1) {
    const char = text[i] as string;
    if (openString) {
      if (char === "\\") i += 1;
      else if (char === '"') openString = false;
      continue;
    }
    if (char === '"') openString = true;
    else if (char === "{" || char === "[") {
      closers.push(char === "{" ? "}" : "]");
      safeEnd = { at: i + 1, closers: [...closers] };
    } else if (char === "}" || char === "]") {
      closers.pop();
      safeEnd = { at: i + 1, closers: [...closers] };
      if (closers.length === 0) break;
    } else if (char === ",") safeEnd = { at: i, closers: [...closers] };
  }
  return { closers, safeEnd, openString };
}

const dropBrokenEscape = (text: string) => text.replace(/\\(?:u[0-9a-fA-F]{0,3})?$/, "");

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
