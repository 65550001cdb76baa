import type { PieceDocument } from "./document.ts";
import { filledFields } from "./words.ts";

/** A piece as UTF-8 text: each label on a line of its own with its text below it. */
export function pieceText(piece: PieceDocument, campaignName: string): string {
  const head = [campaignName, `${piece.channel_name} · ${piece.language_name ?? piece.language_code} · version ${piece.version}`];
  const parts = filledFields(piece).map(
    ({ spec, ...field }) => `${spec.label}\n${field.kind === "list" ? field.values.join("\n") : field.text}`,
  );
  return `${[head.join("\n"), ...parts].join("\n\n")}\n`;
}
