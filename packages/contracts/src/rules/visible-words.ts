export interface Surroundings {
  /** Addresses that links refer to, by name in lower case. */
  addresses: ReadonlyMap<string, string>;
  /** A comment that does not end in this paragraph does so after it. */
  closesLater: boolean;
}

/**
 * A paragraph of Markdown without comments, struck words and marks of footnotes; links that refer to an address get it.
 * Code within the line stays as it is. `isOpen` says that a comment goes on after it.
 */
export function wordsOf(text: string, { addresses, closesLater }: Surroundings): { text: string; isOpen: boolean } {
  const kept: string[] = [];
  const lastClose = text.lastIndexOf("-->");
  const endOfCode = codeFinder(text);
  /** How much was kept before the struck words. */
  let struck: number | null = null;
  let isOpen = false;
  let at = 0;
  const signs = /<!--|`+|~~+/g;
  for (let sign = signs.exec(text); sign && !isOpen; sign = signs.exec(text)) {
    const [mark] = sign;
    kept.push(withAddresses(text.slice(at, sign.index), addresses));
    at = sign.index + mark.length;
    if (mark === "<!--") {
      const isLineStart = sign.index === 0 || text[sign.index - 1] === "\n";
      if (lastClose >= at) {
        at = text.indexOf("-->", at) + 3;
        // Of the blanks around it one is enough.
        if (/ $/.test(kept.at(-1) ?? "") && /\s/.test(text[at] ?? "")) kept.push((kept.pop() ?? "").slice(0, -1));
      } else if (closesLater || isLineStart) isOpen = true;
      else kept.push(mark);
    } else if (mark.startsWith("`")) {
      at = endOfCode(sign.index, mark.length) ?? at;
      kept.push(text.slice(sign.index, at));
    } else if (struck !== null && mark === "~~") {
      kept.length = struck;
      struck = null;
    } else {
      if (mark === "~~" && /\S/.test(text[at] ?? "")) struck = kept.length;
      kept.push(mark);
    }
    signs.lastIndex = at;
  }
  if (!isOpen) kept.push(withAddresses(text.slice(at), addresses));
  const words = kept.join("");
  return { text: /^\s/.test(text) ? words : words.trimStart(), isOpen };
}

/** Finds where code ends that begins with so many signs at a place; null when it does not (CommonMark, 6.1). */
function codeFinder(text: string): (start: number, length: number) => number | null {
  const places = new Map<number, number[]>();
  for (const { index, 0: run } of text.matchAll(/`+/g)) {
    const same = places.get(run.length) ?? [];
    same.push(index);
    places.set(run.length, same);
  }
  // Asked in the order of the text: what was passed is not looked at again.
  const passed = new Map<number, number>();
  return (start, length) => {
    const same = places.get(length) ?? [];
    let next = passed.get(length) ?? 0;
    while (next < same.length && (same[next] ?? 0) <= start) next += 1;
    passed.set(length, next);
    const end = same[next];
    return end === undefined ? null : end + length;
  };
}

function withAddresses(words: string, addresses: ReadonlyMap<string, string>): string {
  const without = words.replace(/\[\^[^[\]\s]{1,100}\]/g, "");
  if (addresses.size === 0) return without;
  return without.replace(/\[([^[\]]{1,300})\](?:\[([^[\]]{0,200})\])?(?!\()/g, (whole, label: string, name = "") => {
    const address = addresses.get((name || label).toLowerCase());
    return address === undefined ? whole : `[${label}](${address})`;
  });
}
