const letters = "a-z0-9\\u0400-\\u04ff\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u024f\\u0253-\\u028b\\u02bb\\u0300-\\u036f\\u1e00-\\u1eff";
const pathChar = new RegExp(`[${letters}!*';:=+,.$/%#\\[\\]\\-\\u2013_~@|&]`, "i");
const pathEnding = new RegExp(`[${letters}+\\-=_#/]`, "i");
const queryChar = /[a-z0-9!?*'@();:&=+$/%#[\]\-_.,~|]/i;
const queryEnding = /[a-z0-9\-_&=#/]/i;

/** End of a link whose domain ends at `domainEnd`: port, path and query belong to it, punctuation after them does not. */
export function linkEnd(text: string, domainEnd: number): number {
  const port = /^:\d+/.exec(text.slice(domainEnd, domainEnd + 12));
  let end = domainEnd + (port ? port[0].length : 0);
  if (text.charAt(end) === "/") end = pathEnd(text, end + 1);
  return text.charAt(end) === "?" ? queryEnd(text, end) : end;
}

function pathEnd(text: string, start: number): number {
  let end = start;
  for (let at = start; at < text.length; ) {
    const char = text.charAt(at);
    if (char === "(") {
      const close = balancedEnd(text, at, 2);
      if (close === null) break;
      at = close;
      end = close;
    } else if (pathChar.test(char)) {
      at += 1;
      if (pathEnding.test(char)) end = at;
    } else break;
  }
  return end;
}

/** End of `(…)` with at most `depth` levels and something inside the innermost. */
function balancedEnd(text: string, open: number, depth: number): number | null {
  if (depth === 0) return null;
  let at = open + 1;
  let nested = false;
  for (; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === ")") return at > open + 1 ? at + 1 : null;
    if (char === "(" && !nested) {
      const close = balancedEnd(text, at, depth - 1);
      if (close === null) return null;
      nested = true;
      at = close - 1;
    } else if (!pathChar.test(char)) return null;
  }
  return null;
}

function queryEnd(text: string, question: number): number {
  let end = question;
  for (let at = question + 1; at < text.length && queryChar.test(text.charAt(at)); at += 1) {
    if (queryEnding.test(text.charAt(at))) end = at + 1;
  }
  return end;
}
