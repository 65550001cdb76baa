/** Deeper than anything that is asked for: what goes on so is no answer, and whoever reads it level by level would run out of stack. */
const deepest = 64;

/**
 * Reads JSON that is still arriving: what is there so far, closed where it stops. A half-written string keeps its text, a
 * half-written key, number or literal is left out. Undefined when there is no object yet, or one within another more than 64 times.
 */
export function parsePartialJson(text: string): unknown {
  const start = text.indexOf("{");
  const scanned = start < 0 ? null : scan(text, start);
  if (scanned === null) return undefined;
  const { closers, safeEnd, openString } = scanned;
  const tail = closers.toReversed().join("");
  const attempts = openString ? [`${dropBrokenEscape(text.slice(start))}"${tail}`] : [`${text.slice(start)}${tail}`];
  attempts.push(`${text.slice(start, safeEnd).replace(/,\s*$/, "")}${tail}`);
  for (const attempt of attempts) {
    const value = tryParse(attempt);
    if (value !== undefined) return value;
  }
  return undefined;
}

interface Scan {
  /** What has to be closed at the end of the text, outermost first; also at `safeEnd`, as behind that nothing opened or closed. */
  closers: string[];
  /** The last place at which a whole value had just ended. */
  safeEnd: number;
  openString: boolean;
}

/** Null when it goes too deep. */
function scan(text: string, start: number): Scan | null {
  const closers: string[] = [];
  let safeEnd = start + 1;
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
      if (closers.length > deepest) return null;
      safeEnd = i + 1;
    } else if (char === "}" || char === "]") {
      closers.pop();
      safeEnd = i + 1;
      if (closers.length === 0) break;
    } else if (char === ",") safeEnd = i;
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
