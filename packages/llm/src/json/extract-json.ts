import { repairJson } from "./repair-json.ts";

/** Places where an object may begin that are tried; prose full of braces is no reason to search for ever. */
const mostTries = 50;

/**
 * The first whole JSON object of a text, whatever stands around it: code fences, an introduction, a closing remark.
 * Undefined when there is none; an object that was cut off counts as none, for its missing half may matter.
 */
export function extractJson(text: string): unknown | undefined {
  let start = text.indexOf("{");
  for (let tries = 0; start !== -1 && tries < mostTries; tries += 1) {
    const end = endOfObject(text, start);
    // Inside of an object that was cut off there may be whole ones, but none of them is the answer.
    if (end === -1 && /^\{\s*"/.test(text.slice(start, start + 50))) return undefined;
    const found = end === -1 ? undefined : repairJson(text.slice(start, end));
    if (isObject(found)) return found;
    start = text.indexOf("{", start + 1);
  }
  return undefined;
}

/** Position after the brace that closes the one at `start`, or -1. */
function endOfObject(text: string, start: number): number {
  let depth = 0;
  let isInString = false;
  for (let at = start; at < text.length; at += 1) {
    const char = text[at];
    if (isInString) {
      if (char === "\\") at += 1;
      else if (char === '"') isInString = false;
    } else if (char === '"') isInString = true;
    else if (char === "{") depth += 1;
    else if (char === "}") {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return -1;
}

const isObject = (value: unknown) => typeof value === "object" && value !== null && !Array.isArray(value);
