import { AppError } from "@copydesk/contracts";

export interface DecodedText {
  text: string;
  /** What people should know about the encoding; null for UTF-8. */
  note: string | null;
}

/**
 * The text of a file whose encoding nobody said. UTF-8 and UTF-16 are told for certain; what is neither can only be
 * guessed as Windows-1252, in which spreadsheets of Western offices are saved.
 * @throws BAD_REQUEST for what is no text, or in no encoding that can be told.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  if (bytes.length === 0) throw refused("This file is empty.");
  if (startsWith(bytes, [0x50, 0x4b])) throw refused("This is an Excel workbook. Save it as “CSV UTF-8”, then choose that file.");
  const wide = wideEncodingOf(bytes);
  if (wide) return { text: asText(decode(bytes, wide)), note: "The file is encoded as UTF-16, not UTF-8. It was read as such." };
  const plain = decode(bytes, "utf-8");
  if (plain !== null) return { text: asText(plain), note: null };
  const guessed = asText(decode(bytes, "windows-1252"));
  return {
    text: guessed,
    note: "The file is not encoded as UTF-8 and was read as Windows-1252. Check letters with accents, or save it as “CSV UTF-8” and choose it again.",
  };
}

type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

const startsWith = (bytes: Uint8Array, start: readonly number[]) => start.every((byte, i) => bytes[i] === byte);

/** UTF-16 by its mark, or, without one, by the zeros that every second byte of Western text is. */
function wideEncodingOf(bytes: Uint8Array): Encoding | null {
  if (startsWith(bytes, [0xff, 0xfe])) return "utf-16le";
  if (startsWith(bytes, [0xfe, 0xff])) return "utf-16be";
  const start = bytes.subarray(0, 1_000);
  const zeros = [0, 0];
  for (const [i, byte] of start.entries()) if (byte === 0) zeros[i % 2] = (zeros[i % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const many = start.length / 4;
  if (odd > many && even === 0) return "utf-16le";
  return even > many && odd === 0 ? "utf-16be" : null;
}

/** Null where the bytes are not of this encoding. A mark at the start is left out. */
function decode(bytes: Uint8Array, encoding: Encoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Everything that no text has: it would be a picture, a program or another encoding. */
const notText = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffe\uffff]/;

function asText(text: string | null): string {
  if (text === null || notText.test(text))
    throw refused("This is not a CSV file, or its encoding is unknown. Save it as “CSV UTF-8” and choose it again.");
  return text;
}

export function refused(message: string): AppError {
  return new AppError("BAD_REQUEST", message, { fields: { content_base64: [message] } });
}
