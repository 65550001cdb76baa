import { punycodeLength } from "./punycode-length.ts";
import { isTopLevelDomain, topLevelDomainsFrom } from "./top-level-domains.ts";
import { linkEnd } from "./x-link-path.ts";

export interface TextSpan {
  start: number;
  end: number;
}

// Bounds of X: a domain label and a whole address as the name system carries them.
const labelMax = 63;
const addressMax = 4_096;
const shortCodeMax = 40;

/** What a domain and its dots can be written with: anything but spaces, marks of direction and most ASCII punctuation. */
const runOfDomains = /[^\s\u0085\u180e!'#%&()*+,/:;<=>?@[\]^{|}~$\\\ufffe\ufeff\uffff\u202a-\u202e\u061c\u200e\u200f\u2066-\u2069]+/g;
const blocksLink = /[A-Za-z0-9@＠$#＃\ufffe\ufeff\uffff]/;
const blocksBareLink = /[-_./]/;
const accented = "\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u0253-\u028b\u02bb\u0300-\u036f\u1e00-\u1eff";
const bareSuffix = new RegExp(`[-a-z0-9${accented}]+$`, "i");
const shortLink = /^https?:\/\/t\.co\/([a-z0-9]+)(?:\?[a-z0-9!?*'@();:&=+$/%#[\]\-_.,~|]*[a-z0-9\-_&=#/])?/i;

/**
 * Where X sees links in a text: with `http(s)://`, and bare domains with a known top-level domain. Follows the rules
 * that X publishes with its twitter-text library (configuration 3), in one pass over the text.
 */
export function findXLinks(text: string): TextSpan[] {
  const spans: TextSpan[] = [];
  if (!text.includes(".")) return spans;
  const runs = new RegExp(runOfDomains);
  let taken = 0;
  for (let match = runs.exec(text); match; match = runs.exec(text)) {
    if (!match[0].includes(".")) continue;
    const found = linksOfRun({ text, start: match.index, end: runs.lastIndex, taken });
    if (found === null) continue;
    spans.push(...found.spans);
    taken = found.end;
    runs.lastIndex = taken;
  }
  return spans;
}

interface Found {
  spans: TextSpan[];
  /** Where looking goes on. */
  end: number;
}

interface Run extends TextSpan {
  text: string;
  /** End of the link before; what belongs to it cannot stand before another one. */
  taken: number;
}

function linksOfRun(run: Run): Found | null {
  const { text, start, end } = run;
  const scheme = /https?:\/\/$/i.exec(text.slice(Math.max(run.taken, start - 8), start))?.[0] ?? "";
  const from = start - scheme.length;
  if (scheme !== "" && mayBegin(run, from)) {
    const domainEnd = endOfDomain(text, start, end);
    if (domainEnd !== null) return linkWithScheme(text, { from, start, end: domainEnd });
  }
  for (const bare of bareStarts(run)) {
    const domainEnd = endOfDomain(text, bare, end);
    if (domainEnd !== null) return bareLinks(text, bare, domainEnd);
  }
  return null;
}

const mayBegin = ({ text, taken }: Run, at: number) => at === 0 || (at > taken && !blocksLink.test(text.charAt(at - 1)));

/** The first place where a domain may begin, and the first behind an underscore, which no domain name may contain. */
function bareStarts(run: Run): number[] {
  let first = run.start;
  while (first < run.end && !mayBegin(run, first)) first += 1;
  let second = run.start + run.text.slice(run.start, run.end).lastIndexOf("_") + 2;
  while (second < run.end && /[\x21-\x7e]/.test(run.text.charAt(second - 1))) second += 1;
  return second > first && second < run.end ? [first, second] : [first];
}

function linkWithScheme(text: string, domain: { from: number; start: number; end: number }): Found {
  const { from, start } = domain;
  const end = linkEnd(text, domain.end);
  if (!isCarried(text.slice(start, domain.end), end - from)) return { spans: [], end };
  const short = shortLink.exec(text.slice(from, end));
  if (!short) return { spans: [{ start: from, end }], end };
  if ((short[1] as string).length > shortCodeMax) return { spans: [], end };
  return { spans: [{ start: from, end: from + short[0].length }], end: from + short[0].length };
}

function bareLinks(text: string, start: number, domainEnd: number): Found {
  const end = linkEnd(text, domainEnd);
  const before = start > 0 ? text.charAt(start - 1) : "";
  const isLink = !blocksBareLink.test(before) && isCarried(text.slice(start, domainEnd), end - start + "https://".length);
  if (!isLink) return { spans: [], end };
  const spans = asciiDomains(text, start, domainEnd);
  const last = spans.at(-1);
  // Only a path makes a bare domain reach further; a port or query alone does not.
  if (last && /^(?::\d+)?\//.test(text.slice(domainEnd, end))) last.end = end;
  return { spans, end };
}

/** Whether every label fits the name system once it is encoded, and the address fits X. */
function isCarried(domain: string, length: number): boolean {
  if (length > addressMax) return false;
  // Labels in ASCII beginning with xn-- are encoded already, so nothing else may stand in such a domain.
  if (/^xn--/i.test(domain) && /[^\x21-\x7e]/.test(domain)) return false;
  const lengths = domain.split(".").map(encodedLength);
  const encoded = lengths.reduce((sum, one) => sum + one + 1, -1);
  return lengths.every((one) => one >= 1 && one <= labelMax) && length + encoded - domain.length <= addressMax;
}

function encodedLength(label: string): number {
  // An encoded label has at least a character for each of its own, so a long one need not be worked out.
  if (label.length > 2 * labelMax) return label.length;
  return label.split(/[。．｡]/).reduce((sum, piece) => sum + punycodeLength(piece) + 1, -1);
}

/** End of the longest domain that begins at `start`: parts joined by dots, the last beginning with a top-level domain. */
function endOfDomain(text: string, start: number, runEnd: number): number | null {
  let found: number | null = null;
  let canPrecede = false;
  for (let at = start; at < runEnd; ) {
    const dot = text.indexOf(".", at);
    const end = dot === -1 || dot > runEnd ? runEnd : dot;
    if (canPrecede) found = endOfTopLevel(text, at, end) ?? found;
    const label = text.slice(at, end);
    if (label === "" || /^[-_]|[-_]$/.test(label)) break;
    canPrecede = !label.includes("_");
    at = end + 1;
  }
  return found;
}

/** End of a top-level domain that begins at `at`, if one does and what follows does not continue a word. */
function endOfTopLevel(text: string, at: number, labelEnd: number): number | null {
  const label = text.slice(at, labelEnd).toLowerCase();
  const encoded = /^xn--[-0-9a-z]+/.exec(label);
  if (encoded) return at + encoded[0].length;
  const letters = (/^[a-z]*/.exec(label) as RegExpExecArray)[0];
  const names = [
    ...topLevelDomainsFrom(label.charAt(0)).filter((name) => label.startsWith(name)),
    ...(isTopLevelDomain(letters) ? [letters] : []),
  ];
  const name = names.find((one) => !/[0-9A-Za-z@+-]/.test(text.charAt(at + one.length)));
  return name === undefined ? null : at + name.length;
}

/** Without a scheme X links only the Latin domains inside what could be a domain: `twitter.comこれは。t.co` has two. */
function asciiDomains(text: string, start: number, end: number): TextSpan[] {
  const spans: TextSpan[] = [];
  let chainStart: number | null = null;
  let chainEnd: number | null = null;
  const close = () => {
    if (chainStart !== null && chainEnd !== null) spans.push({ start: chainStart, end: chainEnd });
    chainEnd = null;
  };
  for (let at = start; at < end; ) {
    const dot = text.indexOf(".", at);
    const labelEnd = dot === -1 || dot > end ? end : dot;
    const suffix = bareSuffix.exec(text.slice(at, labelEnd))?.[0].length ?? 0;
    if (chainStart !== null) chainEnd = endOfTopLevel(text, at, labelEnd) ?? chainEnd;
    if (chainStart === null || suffix < labelEnd - at) {
      close();
      chainStart = suffix > 0 ? labelEnd - suffix : null;
    }
    at = labelEnd + 1;
  }
  close();
  return spans;
}
