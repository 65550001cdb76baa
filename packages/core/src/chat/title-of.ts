const longest = 60;

/** What a conversation is called by what it begins with: its first sentence, cut between words. */
export function titleOf(question: string): string {
  const line = question.replace(/\s+/gu, " ").trim();
  const [first = line] = line.match(/^.+?[.!?。！？؟](?=\s|$)/u) ?? [];
  const whole = first.replace(/[.。]$/u, "");
  if ([...whole].length <= longest) return whole;
  const cut = [...whole].slice(0, longest - 1).join("");
  return `${cut.slice(0, cut.lastIndexOf(" ") > 20 ? cut.lastIndexOf(" ") : undefined).trimEnd()}…`;
}
