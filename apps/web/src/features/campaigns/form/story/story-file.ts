/** What the story takes words from. */
export const storyFileTypes = [".docx", ".pdf", ".md", ".txt"] as const;
export const storyFileLimit = 10 * 1024 * 1024;

/** Why a file is not worth sending; undefined when it is. */
export function refuseFile({ name, size }: { name: string; size: number }): string | undefined {
  const ending = name.slice(name.lastIndexOf(".")).toLowerCase();
  if (!storyFileTypes.some((type) => type === ending)) return `“${name}” cannot be read. Use a .docx, .pdf, .md or .txt file.`;
  if (size === 0) return `“${name}” is empty.`;
  if (size > storyFileLimit) return `“${name}” has ${formatMegabytes(size)}; 10 MB is the most.`;
  return undefined;
}

const formatMegabytes = (size: number) => `${(size / 1024 / 1024).toFixed(1)} MB`;

/** The story with a text after what is there already. */
export function appendText(story: string, text: string): string {
  const words = text.trim();
  return story.trim() === "" ? words : `${story.trimEnd()}\n\n${words}`;
}
