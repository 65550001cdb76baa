/**
 * Text that people or files brought in stands between these tags in a prompt, so that the model reads it as material
 * and not as instructions: `<material name="main_story">…</material>`.
 */
export function wrapMaterial(name: string, text: string): string {
  if (text.trim() === "") return "";
  return `<material name="${name}">\n${escapeTags(text)}\n</material>`;
}

/** The materials of a prompt by name; the last one wins when a name occurs twice. */
export function readMaterials(prompt: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const match of prompt.matchAll(/<material name="([a-z0-9_]+)">\n([\s\S]*?)\n<\/material>/g)) {
    found[match[1] as string] = (match[2] as string).replace(escapedTag, "<");
  }
  return found;
}

// A zero-width space after `<` keeps a story that contains our own tags from closing or opening one. Those that it
// brings itself count as well, so that reading takes away exactly what writing added.
const ownTag = /<(?=\u200b*\/?(?:material|answer)\b)/gi;
const escapedTag = /<\u200b(?=\u200b*\/?(?:material|answer)\b)/gi;
const escapeTags = (text: string) => text.replace(ownTag, "<\u200b");
