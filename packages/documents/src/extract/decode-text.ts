import { AppError, visibleMarkdown } from "@copydesk/contracts";

export interface DecodedText {
  text: string;
  notes: string[];
}

/**
 * Text of a file without a declared encoding: by its byte order mark, else UTF-8, else UTF-16 without a mark, else
 * Windows-1252 with a note.
 * @throws {AppError} UNSUPPORTED_TYPE when it is not text, RULE_BROKEN when the encoding cannot be told.
 */
export function decodeText(bytes: Buffer): DecodedText {
  const encoding = markedEncoding(bytes) ?? guessEncoding(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  if (looksBinary(text)) throw notText();
  if (encoding !== "windows-1252") return { text, notes: [] };
  return {
    text,
    notes: ["The file is not in UTF-8 and was read as Western European text (Windows-1252). Check the accents and quotation marks."],
  };
}

/** As `decodeText`, of a Markdown file, without what readers of the page would not see. */
export function decodeMarkdown(bytes: Buffer): DecodedText {
  const { text, notes } = decodeText(bytes);
  return { text: visibleMarkdown(text), notes };
}

function markedEncoding(bytes: Buffer): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return "utf-8";
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  return null;
}

function guessEncoding(bytes: Buffer): string {
  const zeros = [0, 0];
  let high = 0;
  const sample = bytes.subarray(0, 65_536);
  for (const [index, byte] of sample.entries()) {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
    if (byte >= 0x80) high += 1;
  }
  const [even = 0, odd = 0] = zeros;
  // Latin letters in UTF-16 have a zero in every second byte.
  if (odd > sample.length / 5 && even < odd / 20) return "utf-16le";
  if (even > sample.length / 5 && odd < even / 20) return "utf-16be";
  if (even + odd > 0) throw notText();
  if (isUtf8(bytes)) return "utf-8";
  // Western text is mostly ASCII; letters of other old encodings are not.
  if (high > sample.length / 4) {
    throw new AppError("RULE_BROKEN", "The encoding of this text file could not be told. Save it as UTF-8 and try again.");
  }
  return "windows-1252";
}

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function looksBinary(text: string): boolean {
  const controls = text.slice(0, 65_536).match(/[\u0000-\u0008\u000e-\u001a\u001c-\u001f\ufffd]/g)?.length ?? 0;
  return controls > 2 + Math.min(text.length, 65_536) / 200;
}

const notText = () =>
  new AppError(
    "UNSUPPORTED_TYPE",
    "This is not a text file, whatever its name says. Open it in the program it comes from and save it as text.",
  );
