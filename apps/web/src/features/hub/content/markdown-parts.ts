/**
 * Markdown cut where a new paragraph or heading begins, so that a text that grows at its end need not be read whole
 * again and again. Lists, quotes and code stay in one part. Joined with an empty line the parts are the text.
 */
export function markdownParts(text: string): string[] {
  const parts: string[] = [];
  let isCode = false;
  for (const block of text.split(/\n{2,}/)) {
    const before = parts.at(-1);
    if (before === undefined || (!isCode && beginsAnew(block))) parts.push(block);
    else parts[parts.length - 1] = `${before}\n\n${block}`;
    if ((block.match(/^ {0,3}(```|~~~)/gm)?.length ?? 0) % 2 === 1) isCode = !isCode;
  }
  return parts;
}

const beginsAnew = (block: string) => /^\S/.test(block) && !/^([-*+>|]|\d+[.)]\s)/.test(block);
