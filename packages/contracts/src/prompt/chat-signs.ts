/**
 * What templates of chats and commands of local models put around an answer: special tokens, thoughts in signs of their
 * own, the name of who speaks. Only at its beginning and end; what stands inside of a text is for checks to tell.
 */
export function withoutChatSigns(answer: string): string {
  return (
    answer
      // The last channel of several is the answer.
      .replace(/^\s*<\|(?:channel|start)\|>[\s\S]*<\|message\|>/, "")
      .replace(/^\s*(?:<\|im_start\|>|<start_of_turn>)\s*(?:assistant|model)?[ \t]*\n?/, "")
      .replace(/^\s*<\|start_header_id\|>\s{0,9}\w{0,40}\s{0,9}<\|end_header_id\|>\s*/, "")
      .replace(/^\s*(?:<s>\s*)?(?:\[INST\][\s\S]*?\[\/INST\]\s*)?/, "")
      .replace(/(?<!\s)(?:\s*(?:<\|[a-z_]{2,30}\|>|<\/s>|<end_of_turn>|<eos>))+\s*$/, "")
      .replace(/^\s*◁think▷[\s\S]*?◁\/think▷\s*/, "")
      .replace(/^\s*Thinking\.\.\.[ \t]*\n[\s\S]*?\n\.\.\.done thinking\.\s*\n/, "")
      .replace(/^\s*\**(?:final answer|assistant)\**[ \t]*:\**\s*/i, "")
  );
}

const entities: Readonly<Record<string, string>> = { amp: "&", quot: '"', apos: "'", "#39": "'", nbsp: " " };

/** Signs that some models write as if for a web page or inside of JSON. */
export const withPlainSigns = (text: string): string =>
  text
    .replace(/&(amp|quot|apos|#39|nbsp);/g, (whole, name: string) => entities[name] ?? whole)
    // A folder “C:\new” is none: the end of a line follows the end of a sentence.
    .replace(/(?<=[.!?…:。！？»”"]|\\n)[ \t]*\\n(?![a-z])/g, "\n");
