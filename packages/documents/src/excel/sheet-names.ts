/** Longest name of a sheet, in UTF-16 units; the limit is Excel's. */
const longest = 31;

/** Gives out names that Excel accepts, each once whatever its case. */
export function createSheetNames(): (wanted: string) => string {
  // Excel keeps this name for itself.
  const taken = new Set(["history"]);
  return (wanted) => {
    const clean = cut(
      wanted
        .toWellFormed()
        .replace(/[\p{C}:\\/?*[\]]/gu, " ")
        .replace(/\s+/g, " ")
        .replace(/^['\s]+|['\s]+$/g, ""),
      longest,
    );
    const base = clean || "Sheet";
    let name = base;
    for (let number = 2; taken.has(name.toLowerCase()); number += 1) {
      const suffix = ` (${number})`;
      name = cut(base, longest - suffix.length) + suffix;
    }
    taken.add(name.toLowerCase());
    return name;
  };
}

/** Cuts without splitting a character in two. */
function cut(text: string, units: number): string {
  const end = text.slice(0, units);
  return (end.isWellFormed() ? end : end.slice(0, -1)).trimEnd().replace(/'+$/, "");
}
