import { countGraphemes, exampleLimits, type UploadPiece } from "@copydesk/contracts";
import type { UploadRow } from "./find-upload.ts";
import { splitText } from "./split-text.ts";

export type Settled = Pick<
  UploadRow,
  "state" | "review" | "message" | "pieces" | "examples" | "without_language" | "language_ids" | "split_into"
>;

/** What has to be asked before these texts can become examples: nothing, where there is text, none too long, each of a known language. */
export function settle(pieces: readonly UploadPiece[], message: string): Settled {
  const without_language = pieces.filter((piece) => piece.language_id === null).length;
  const isLong = pieces.some(isTooLong);
  const review = pieces.length === 0 ? "no_text" : isLong ? "too_long" : without_language > 0 ? "language" : null;
  return {
    state: review === null ? "ready" : "needs_review",
    review,
    message,
    pieces: [...pieces],
    examples: pieces.length,
    without_language,
    language_ids: [...new Set(pieces.flatMap((piece) => piece.language_id ?? []))],
    split_into: isLong ? splitPieces(pieces).length : null,
  };
}

/** Counting what a person sees is slow: of a text that cannot be short enough it is not done. */
function isTooLong({ text }: UploadPiece): boolean {
  const most = exampleLimits.textMax;
  if (text.length <= most) return false;
  return text.length > most * 4 || countGraphemes(text) > most;
}

/** The same texts, those that are too long in several parts. */
export const splitPieces = (pieces: readonly UploadPiece[]): UploadPiece[] =>
  pieces.flatMap((piece) => {
    if (!isTooLong(piece)) return [piece];
    const parts = splitText(piece.text, exampleLimits.textMax);
    return parts.map((text, i) => ({ ...piece, text, title: partTitle(piece.title, i + 1, parts.length) }));
  });

function partTitle(title: string, number: number, of: number): string {
  const end = ` (${number} of ${of})`;
  const room = exampleLimits.title - end.length;
  const graphemes = [...new Intl.Segmenter().segment(title)];
  const start =
    graphemes.length <= room
      ? title
      : `${graphemes
          .slice(0, room - 1)
          .map(({ segment }) => segment)
          .join("")
          .trimEnd()}…`;
  return start + end;
}
