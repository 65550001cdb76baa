import type { BlockKind, FieldSpec } from "@copydesk/contracts";

/** Tokens that answers usually have, where nothing better is known. */
const outlineTokens = 700;
const scheduleTokensPerPost = 45;
const fewestTokens = 60;
/** Texts rarely use all the room they have, and almost never that of a field without a narrow limit. */
const usualTokens = 350;

/** Characters of a token in English; close enough for planning in any language. */
const charactersPerToken = 4;
const tokensPerWord = 1.4;

/** Tokens that a piece with these parts will probably have. */
function expectedTokens(fields: readonly FieldSpec[]): number {
  const sum = fields.reduce((total, field) => total + tokensOf(field), 0);
  return Math.max(fewestTokens, Math.round(sum));
}

function tokensOf(field: FieldSpec): number {
  const values = field.format === "list" ? (field.countMax ?? 5) : 1;
  if (field.unit === "words") return values * tokensPerWord * (((field.min ?? 0) + (field.max ?? 400)) / 2);
  if (field.unit === "sms") return 40 * values;
  if (field.key === "hashtags") return 4 * values;
  const most = field.totalMax ?? (field.max ?? usualTokens * charactersPerToken) * values;
  return Math.min(usualTokens, (0.7 * most) / charactersPerToken);
}

/** Tokens of an answer by its kind. */
export function expectedAnswer(kind: BlockKind, fields: readonly FieldSpec[], posts: number): number {
  if (kind === "outline") return outlineTokens;
  return kind === "schedule" ? Math.max(200, posts * scheduleTokensPerPost) : expectedTokens(fields);
}

const tokensPerSecond = 50;

/** Seconds that a call will probably take; used to compare tasks with each other, not as a promise. */
export const expectedSeconds = (kind: BlockKind, fields: readonly FieldSpec[]): number =>
  0.5 + expectedAnswer(kind, fields, 10) / tokensPerSecond;
