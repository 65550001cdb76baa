/** What the company lays down itself and a model follows; anything else is material. */
const instructionNames: readonly string[] = ["style_guide", "attributes", "brief_settings", "wish"];

/**
 * Text that people or files brought in stands between tags in a prompt, so that the model can tell what it is:
 * `<material name="main_story">…</material>` is what it works from and gives it no orders, and
 * `<instructions name="style_guide">…</instructions>` is what the company itself lays down. Which of the two a text is,
 * its name says; nothing inside of one can close it or open another.
 */
export function wrapMaterial(name: string, text: string): string {
  if (text.trim() === "") return "";
  const tag = instructionNames.includes(name) ? "instructions" : "material";
  return `<${tag} name="${name}">\n${escapeTags(text)}\n</${tag}>`;
}

/** What stands in a prompt between tags. */
export interface WrappedText {
  name: string;
  text: string;
  /** Where it begins and ends in the prompt, its tags included. */
  from: number;
  to: number;
}

/** The materials and instructions of a prompt, in their order. */
export function wrappedTexts(prompt: string): WrappedText[] {
  return [...prompt.matchAll(/<(material|instructions) name="([^"\n]*)">\n([\s\S]*?)\n<\/\1>/g)].map((match) => ({
    name: match[2] as string,
    text: (match[3] as string).replace(escapedTag, "<"),
    from: match.index,
    to: match.index + match[0].length,
  }));
}

/** The same by name; the last one wins when a name occurs twice. */
export function readMaterials(prompt: string): Record<string, string> {
  return Object.fromEntries(wrappedTexts(prompt).map(({ name, text }) => [name, text]));
}

/** What the program itself says in a prompt: all that stands between no tags. */
export function withoutMaterials(prompt: string): string {
  let rest = "";
  let end = 0;
  for (const { from, to } of wrappedTexts(prompt)) {
    rest += prompt.slice(end, from);
    end = to;
  }
  return rest + prompt.slice(end);
}

// A zero-width space after `<` keeps a story that contains our own tags from closing or opening one. Those that it
// brings itself count as well, so that reading takes away exactly what writing added.
const ownTag = /<(?=\u200b*\/?(?:material|instructions|answer)\b)/gi;
const escapedTag = /<\u200b(?=\u200b*\/?(?:material|instructions|answer)\b)/gi;
const escapeTags = (text: string) => text.replace(ownTag, "<\u200b");
