import { type LlmDetail, type LlmListItem, parametersSchema } from "@copydesk/contracts";

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
export function formatPiece(call: Piece, { channelName, languageName }: Names): string {
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

/** The few settings that people speak of, as far as they were sent; the rest stands under Parameters. */
export function parametersInWords(parameters: Record<string, unknown>): string[] {
  const sent = parametersSchema.safeParse(parameters).data ?? {};
  const names = { temperature: "temperature", top_p: "top P", reasoning_effort: "reasoning" } as const;
  return (Object.keys(names) as (keyof typeof names)[]).flatMap((key) => {
    const one = sent[key];
    return one?.enabled ? [`${names[key]} ${one.value}`] : [];
  });
}
