import { domainToASCII } from "node:url";
import { isTopLevelDomain, topLevelDomainsFrom } from "@copydesk/contracts";

/** An address that a text holds. */
export interface Address {
  /** As it stands in the text. */
  shown: string;
  /** Equal for what leads to the same place: without scheme, `www.`, case of the host and a last slash. */
  key: string;
  /** The host alone, when the address is nothing else or a page of it. */
  host: string | null;
}

/**
 * Everything in a text by which a reader, or what shows it, could be led elsewhere: web addresses with and without scheme,
 * bare domains in any script, e-mail addresses, telephone numbers, links of apps. Also what is written so that it does
 * not look like one: with zero-width characters, entities, escapes, full-width letters, "(dot)" and "[at]".
 */
export function findAddresses(text: string): Address[] {
  const found: Address[] = [];
  let rest = readable(text);
  for (const { pattern, read } of kinds) {
    rest = rest.replace(pattern, (whole) => {
      const taken = withoutTail(whole);
      const address = read(taken);
      if (address === null) return whole;
      found.push(address);
      // Taken out, so that a domain inside of an address is not found as another one.
      return ` ${whole.slice(taken.length)}`;
    });
  }
  return [...found, ...bareDomains(rest)];
}

const invisible = /\p{Default_Ignorable_Code_Point}/gu;
const entity = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(period|commat|colon|sol|amp));?/gi;
const named: Record<string, string> = { period: ".", commat: "@", colon: ":", sol: "/", amp: "&" };

/** The text as whatever shows it may read it. */
function readable(text: string): string {
  return (
    text
      .replace(entity, (whole, decimal?: string, hex?: string, name?: string) => {
        const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : null;
        if (code !== null) return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
        return named[(name ?? "").toLowerCase()] ?? whole;
      })
      .normalize("NFKC")
      .replace(invisible, "")
      // Escapes and emphasis of Markdown.
      .replace(/\\(?=[.:@/_*~-])/g, "")
      .replace(/\*{1,3}|~~|`+/g, "")
      .replace(/(?<=[a-z\d])[。｡](?=[a-z\d])/gi, ".")
      .replace(/\s{0,2}[[({<]\s?(?:\.|dot|punkt|point|punto)\s?[\])}>]\s{0,2}/gi, ".")
      .replace(/\s{0,2}[[({<]\s?(?:@|at)\s?[\])}>]\s{0,2}/gi, "@")
      .replace(/\bhxxp(?=s?:)/gi, "http")
  );
}

// What no address goes on with: white space, quotes, angle brackets, punctuation of other scripts.
const part = '[^\\s<>"“”„«»‹›`|^{}、，！？；：（）【】「」『』]';

const kinds: { pattern: RegExp; read: (text: string) => Address | null }[] = [
  // Browsers read `https:example.com` and `https:\\example.com` as addresses too.
  { pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:https?|ftps?|wss?):[\\\\/]*${part}{1,2048}`, "giu"), read: readWeb },
  { pattern: new RegExp(`(?<![\\p{L}\\p{N}])[a-z][a-z\\d+.-]{1,30}://${part}{1,2048}`, "giu"), read: readScheme },
  { pattern: /(?<![\p{L}\p{N}])mailto:[^\s<>"]{1,2048}/giu, read: (text) => readMail(text.slice("mailto:".length), text) },
  { pattern: /(?<![\p{L}\p{N}])(?:tel|sms|smsto|callto|facetime(?:-audio)?):[^\s<>"]{1,2048}/giu, read: readPhone },
  {
    pattern:
      /(?<![\p{L}\p{N}])(?:javascript|vbscript|data(?=:[^\s<>"]*[,/])|blob|file|geo|maps|magnet|bitcoin|ethereum|intent|skype|whatsapp|tg|viber|zoommtg|msteams|slack|market|itms-apps):[^\s<>"]{1,2048}/giu,
    read: readScheme,
  },
  { pattern: new RegExp(`(?<![:\\p{L}\\p{N}/\\\\])[\\\\/]{2}(?=[^\\s/\\\\]{1,255}\\.)${part}{1,2048}`, "gu"), read: readWeb },
  {
    pattern: /[^\s@<>()[\]{},;:"“”«»]{1,64}@[\p{L}\p{N}][\p{L}\p{N}\p{M}.-]*\.[\p{L}\p{N}-]{2,63}/gu,
    read: (text) => readMail(text, text),
  },
  { pattern: /(?<![\p{L}\p{N}])\[[\da-f]{0,4}(?::[\da-f]{0,4}){2,7}\](?::\d{1,5})?(?:\/[^\s<>"]*)?/giu, read: readWeb },
  { pattern: /(?<![\p{L}\p{N}.,+])(?:\+|00)\d(?:[\s().\-/]{0,2}\d){7,14}(?!\d)/gu, read: readPhone },
  { pattern: /(?<![\p{L}\p{N}.,])\(?0\d{1,5}\)?[\s/-]{1,2}\d{3,}(?:[\s-]\d{2,})*(?!\d)/gu, read: readPhone },
  { pattern: /(?<![\p{L}\p{N}.,])(?:1[\s.-])?\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}(?![\p{L}\p{N}])/gu, read: readPhone },
];

function readWeb(text: string): Address | null {
  const rest = text.replace(/^(?:[a-z]+:)?[\\/]*/i, "");
  const url = parse(`http://${rest}`);
  if (url === null || rest === "") return readScheme(text);
  const host = plainHost(url.hostname);
  const user = url.username === "" && url.password === "" ? "" : `${url.username}:${url.password}@`;
  const port = url.port === "" || url.port === "443" ? "" : `:${url.port}`;
  const page = `${url.pathname.replace(/\/$/, "")}${url.search}${url.hash}`;
  return { shown: shorten(text), key: `web ${user}${host}${port}${page}`, host: user === "" && port === "" ? host : null };
}

function readScheme(text: string): Address | null {
  return /:.+/s.test(text) ? { shown: shorten(text), key: `link ${text.toLowerCase()}`, host: null } : null;
}

function readMail(text: string, shown: string): Address | null {
  const at = text.lastIndexOf("@");
  const query = text.search(/[?]/);
  const [address, more] = query > at ? [text.slice(0, query), text.slice(query)] : [text, ""];
  if (at < 1) return shown === text ? null : { shown: shorten(shown), key: `link ${shown.toLowerCase()}`, host: null };
  const host = plainHost(address.slice(at + 1));
  return { shown: shorten(shown), key: `mail ${address.slice(0, at).toLowerCase()}@${host}${more}`, host: null };
}

/** Numbers are told apart by their digits; `00` is how `+` is dialled. */
function readPhone(text: string): Address | null {
  const digits = text
    .replace(/[^\d+]/g, "")
    .replace(/^\+/, "")
    .replace(/^00/, "");
  return digits.length < 6 && !/^[a-z-]+:/i.test(text) ? null : { shown: shorten(text), key: `phone ${digits}`, host: null };
}

const runs = /(?<![\p{L}\p{N}\p{M}_-])[\p{L}\p{N}\p{M}_-]+(?:\.[\p{L}\p{N}\p{M}_-]+)+/gu;
const page = new RegExp(`^(?::\\d{2,5})?(?:[/?#]${part}{0,2048})?`, "u");
// Writing without spaces: an address may begin right behind it.
const beforeAddress = /^.*[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}](?=[a-z\d-]+$)/iu;

/** Domains without a scheme, by their top-level domain, and numbers of hosts. */
function bareDomains(text: string): Address[] {
  const found: Address[] = [];
  for (const run of text.matchAll(runs)) {
    const domain = domainOf(run[0].split("."));
    if (domain === null) continue;
    const end = run.index + run[0].indexOf(domain) + domain.length;
    const address = readWeb(withoutTail(domain + (page.exec(text.slice(end, end + 2_000))?.[0] ?? "")));
    if (address) found.push(address);
  }
  return found;
}

function domainOf(labels: readonly string[]): string | null {
  if (labels.length === 4 && labels.every((label) => /^\d{1,3}$/.test(label) && Number(label) < 256)) return labels.join(".");
  for (let last = labels.length - 1; last > 0; last -= 1) {
    const top = topOf(labels[last] ?? "");
    if (top === null) continue;
    const first = (labels[0] ?? "").slice(-80).replace(beforeAddress, "");
    return [first, ...labels.slice(1, last), top].join(".");
  }
  return null;
}

/** The top-level domain that a label is, or begins with where the text goes on right behind it. */
function topOf(label: string): string | null {
  const lower = label.toLowerCase();
  const ascii = /^(?:xn--[a-z\d-]+|[a-z]+)(?![a-z\d_-])/.exec(lower)?.[0];
  if (ascii !== undefined) return ascii.startsWith("xn--") || isTopLevelDomain(ascii) ? label.slice(0, ascii.length) : null;
  const other = topLevelDomainsFrom(lower.charAt(0)).find((name) => lower.startsWith(name));
  return other === undefined ? null : label.slice(0, other.length);
}

/** Letters of other scripts become what is looked up: look-alikes are other hosts. */
const plainHost = (host: string) => (domainToASCII(host) || host.toLowerCase()).replace(/\.$/, "").replace(/^www\.(?=.+\.)/, "");

/** Without the punctuation of the sentence, and without a parenthesis that was opened before. */
function withoutTail(text: string): string {
  let taken = text;
  for (;;) {
    const shorter = taken.replace(/(?<![.,;:!?'’…*_~\\])[.,;:!?'’…*_~\\]+$/u, "");
    const closes = /[)\]}]$/.exec(shorter)?.[0];
    const opens = closes === ")" ? "(" : closes === "]" ? "[" : "{";
    const next = closes && count(shorter, closes) > count(shorter, opens) ? shorter.slice(0, -1) : shorter;
    if (next === taken) return taken;
    taken = next;
  }
}

const count = (text: string, letter: string) => text.split(letter).length - 1;
const shorten = (text: string) => (text.length > 200 ? `${text.slice(0, 200).toWellFormed()}…` : text);

function parse(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}
