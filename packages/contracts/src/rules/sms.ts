// GSM 03.38 default alphabet and its extension table (3GPP TS 23.038, section 6.2.1).
const basic =
  "@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !\"#¤%&'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà";
const extension = "\f^{}\\[~]|€";
const inBrackets = (chars: string) => `[${chars.replace(/[\\\]^-]/g, "\\$&")}]`;
const gsmOnly = new RegExp(`^${inBrackets(basic + extension)}*$`);
const extended = new RegExp(inBrackets(extension), "g");

const capacity = { gsm7: { single: 160, joined: 153 }, ucs2: { single: 70, joined: 67 } } as const;

export interface SmsLength {
  encoding: "gsm7" | "ucs2";
  /** Septets, of which a character of the extension table takes two, or UTF-16 units. */
  length: number;
  /** Messages that are sent and paid; 0 for an empty text. */
  segments: number;
  /** What fits into each of them: 160 or 70 alone, 153 or 67 when they are joined. */
  perSegment: number;
  /** Room left in the last one. */
  remaining: number;
}

/**
 * How a text message is sent: in the GSM alphabet when every character is in it, else in UCS-2. A character of two
 * units is never split across messages, so a few may carry one unit less (3GPP TS 23.040, section 9.2.3.24.1).
 */
export function smsSegments(text: string): SmsLength {
  const encoding = gsmOnly.test(text) ? "gsm7" : "ucs2";
  const length = encoding === "gsm7" ? text.length + (text.match(extended)?.length ?? 0) : text.length;
  const { single, joined } = capacity[encoding];
  if (length <= single) return { encoding, length, segments: length === 0 ? 0 : 1, perSegment: single, remaining: single - length };
  let segments = 1;
  let used = 0;
  for (const char of text) {
    const size = encoding === "gsm7" && extension.includes(char) ? 2 : char.length;
    if (used + size > joined) {
      segments += 1;
      used = 0;
    }
    used += size;
  }
  return { encoding, length, segments, perSegment: joined, remaining: joined - used };
}
