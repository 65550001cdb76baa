export interface FileNameParts {
  campaign: string;
  /** `YYYY-MM-DD`, or an ISO instant of which the day is taken. */
  date: string;
  /** Such as a language and channel. */
  suffix?: string;
  /** Without the dot. */
  extension: string;
}

/** Longest name in UTF-8 bytes: below the 143 of encrypted home folders and the 255 of common file systems. */
const longestName = 120;

/**
 * A file name that every system accepts: no path separators, no characters that Windows, macOS or shells treat
 * specially, no reserved device name, no leading or trailing dots and spaces. Letters of every script stay.
 */
export function safeFileName({ campaign, date, suffix = "", extension }: FileNameParts): string {
  const end = clean(`${date.slice(0, 10)} ${suffix}`);
  const dot = `.${extension}`;
  const room = longestName - byteLength(` ${end}${dot}`);
  const start = cut(clean(campaign), Math.max(room, 40)) || "Campaign";
  const name = cut(`${start} ${end}`, longestName - byteLength(dot));
  return `${reserved.test(name) ? `_${name}` : name}${dot}`;
}

/**
 * A `Content-Disposition: attachment` header for a name in any script (RFC 6266): an ASCII fallback for old clients
 * and the whole name percent-encoded (RFC 8187).
 */
export function contentDisposition(fileName: string): string {
  const wellFormed = fileName.toWellFormed();
  const fallback = wellFormed
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\x20-\x7e]+/g, "_")
    .replace(/["\\%]/g, "_");
  const encoded = encodeURIComponent(wellFormed).replace(/['()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${fallback}"; filename*=UTF-8''${encoded}`;
}

// Device names that Windows keeps for itself, with or without an extension.
const reserved = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:[ .]|$)/i;

// Forbidden on Windows, plus controls, direction marks, private use and characters that shells expand. The joiners of
// Persian, Hindi and emoji stay.
const unsafe = /(?![\u200c\u200d])[\p{C}<>:"/\\|?*`$!%^&;{}~#'’]/gu;

function clean(text: string): string {
  return text
    .toWellFormed()
    .normalize("NFC")
    .replace(unsafe, " ")
    .replace(/\p{Z}+/gu, " ")
    .replace(/^[. -]+|[. ]+$/g, "");
}

/** Cuts between graphemes so that `text` is at most `bytes` long in UTF-8. */
function cut(text: string, bytes: number): string {
  if (byteLength(text) <= bytes) return text;
  let kept = "";
  let length = 0;
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    length += byteLength(segment);
    if (length > bytes) break;
    kept += segment;
  }
  return kept.replace(/[. ]+$/, "");
}

const byteLength = (text: string) => Buffer.byteLength(text, "utf8");
