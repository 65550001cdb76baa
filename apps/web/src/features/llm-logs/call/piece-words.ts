import type { LlmDetail, LlmListItem } from "@copydesk/contracts";

type Piece = Pick<LlmListItem, "channel" | "language"> & { piece: LlmDetail["piece"] };
interface Names {
  channelName: (code: string) => string;
  languageName: (code: string) => string;
}

/** "LinkedIn post": what a piece is called within its campaign. */
export function namePiece({ piece, channel }: Pick<Piece, "piece" | "channel">, channelName: Names["channelName"]): string {
  if (piece?.kind === "outline") return "Outline";
  if (piece?.kind === "schedule") return "Schedule";
  return channel ? channelName(channel) : "";
}

/** "LinkedIn post, German, version 2" */
export function sayPiece(call: Piece, { channelName, languageName }: Names): string {
  const version = call.piece?.version_number;
  return [namePiece(call, channelName), call.language && languageName(call.language), version && `version ${version}`]
    .filter(Boolean)
    .join(", ");
}

/** Where a piece stands in its campaign; null for a call that was for none. */
export function pieceAddress({ campaign, piece, language }: Pick<LlmDetail, "campaign" | "piece" | "language">) {
  if (!campaign || !piece) return null;
  return {
    pathname: `/campaigns/${campaign.id}`,
    search: language && `?${new URLSearchParams({ language })}`,
    hash: `#${piece.block_id}`,
  };
}

/** The few settings that people speak of; the rest stands under Parameters. */
export function parametersInWords(parameters: Record<string, unknown>): string[] {
  const names = { temperature: "temperature", top_p: "top P", reasoning_effort: "reasoning" };
  return Object.entries(names).flatMap(([key, name]) => {
    const value = parameters[key];
    return typeof value === "number" || typeof value === "string" ? [`${name} ${value}`] : [];
  });
}
