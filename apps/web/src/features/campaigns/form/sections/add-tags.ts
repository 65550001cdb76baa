/** The tags with those of a text, parted by commas or line breaks; each once, whatever its case. */
export function addTags(tags: readonly string[], text: string): string[] {
  const known = new Set(tags.map(fold));
  const fresh = text
    .split(/[,\n]/)
    .map((tag) => tag.trim().replace(/^#/, "").slice(0, 40))
    .filter((tag) => tag !== "" && !known.has(fold(tag)) && known.add(fold(tag)));
  return [...tags, ...fresh];
}

const fold = (tag: string) => tag.toLowerCase();
