import type { Behaviour } from "./behaviour.ts";
import type { ChatCompletionRequest } from "./chat-request.ts";
import { isCorrection } from "./chat-request.ts";

const english =
  "This text was asked for in another language and still it came out in plain English, which every reader will notice at once. ";

/** The text with what is wrong about it: what a model gets wrong, not its endpoint. */
export function spoilText(text: string, request: ChatCompletionRequest, behaviour: Behaviour): string {
  if (isCorrection(request.messages) && !behaviour.even_when_corrected) return text;
  switch (behaviour.fault) {
    case "invalid_json":
      return `Here is the outline you asked for:\n${text.slice(0, Math.floor(text.length / 2))} … and so on`;
    case "wrong_shape":
      return JSON.stringify({ answer: "An outline", parts: [1, 2, 3] });
    case "wrong_language":
      return spoilParts(text, () => english.trim());
    case "over_limit":
      return spoilParts(text, (part) => `${part} ${english.repeat(60)}`.trim());
    default:
      return text;
  }
}

/** Changes the text of every part and keeps the markers between them. */
function spoilParts(text: string, spoil: (part: string) => string): string {
  const pieces = text.split(/^(\[\[[a-z0-9_]+\]\])$/m);
  if (pieces.length === 1) return spoil(text);
  return pieces.map((piece, index) => (index % 2 === 1 || piece.trim() === "" ? piece : `\n${spoil(piece.trim())}\n`)).join("");
}
