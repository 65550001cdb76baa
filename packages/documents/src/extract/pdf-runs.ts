/** A piece of a line as a PDF draws it, its letters in the order in which they are read. Places are points from the left edge of the page. */
export interface TextRun {
  text: string;
  left: number;
  right: number;
  height: number;
  /** Of letters that are read from right to left. */
  isRtl: boolean;
}

/** Runs of one line, in the order in which they are read, as one. Words that stand apart get a space, on whichever side the next one is. */
function joinRuns(runs: readonly TextRun[]): TextRun {
  const [first, ...others] = runs;
  const line = first ? { ...first } : { text: "", left: 0, right: 0, height: 0, isRtl: false };
  let before = line;
  for (const run of others) {
    line.text += isApart(before, run, line) ? ` ${run.text}` : run.text;
    line.left = Math.min(line.left, run.left);
    line.right = Math.max(line.right, run.right);
    line.height = Math.max(line.height, run.height);
    line.isRtl ||= run.isRtl;
    before = run;
  }
  return line;
}

/** Brackets cling to their words also where these stand elsewhere in the line. */
function isApart(before: TextRun, run: TextRun, { height }: TextRun): boolean {
  if (distance(before, run) <= height * 0.1 || isBlank(before.text.at(-1)) || isBlank(run.text.at(0))) return false;
  return !isGap(before, run) || !(/[([{«]$/.test(before.text.slice(-1)) || /^[)\]}»]/.test(run.text));
}

const isBlank = (sign = ""): boolean => /^\s/.test(sign);

/** Points between two runs; below 0 where they overlap. */
const distance = (a: TextRun, b: TextRun): number => Math.max(b.left - a.right, a.left - b.right);

/** Runs of a line that are put into order; a line of text has some dozens, and stretches of them are looked at more than once. */
const mostOrdered = 400;

/**
 * The text of a line. PDFs draw most lines in the order in which they are read; but where letters are read from right
 * to left, some draw the line as it stands on the page, from the left, some do so with a part of it, and some with its
 * words of one kind, whose letters come one by one.
 * @param runs as they were drawn.
 * @param isRtlPage whether most of the page is read from right to left.
 */
export function joinLine(runs: readonly TextRun[], isRtlPage: boolean): TextRun {
  // On such a page even figures and words of other letters alone may stand from right to left.
  const isEitherWay = runs.some(({ isRtl }) => isRtl) || (isRtlPage && isDrawnLeftwards(runs));
  if (!isEitherWay || runs.length > mostOrdered) return joinRuns(runs);
  // A blank fills the way to what was drawn next, whatever stands between.
  const words = joinLetters(runs.filter(({ text }) => text.trim() !== ""));
  const parts = splitParts(words);
  const isAscending = parts.every((part, i) => i === 0 || follows(parts[i - 1]?.at(-1), part[0]));
  const isRtl = isAscending ? isReadLeftwards(parts, isRtlPage) : isDrawnLeftwards(words);
  const read = parts.map((part) => readPart(part, isRtl));
  return { ...joinRuns(isAscending && isRtl ? read.reverse() : read), isRtl };
}

/** On a page of one kind, a line has three times as many letters of the other before it is taken for that. */
const biasOf = (isRtlPage: boolean): number => (isRtlPage ? 3 : 1 / 3);

/** Letters, signs and words that were drawn one after the other towards the left, as one. */
function joinLetters(runs: readonly TextRun[]): TextRun[] {
  const chains: TextRun[][] = [];
  let before: TextRun | undefined;
  for (const run of runs) {
    const goesOn = before && !follows(before, run) && !isGap(before, run) && ![before, run].some((one) => isLtr(one) || isNumber(one));
    if (goesOn) chains.at(-1)?.push(run);
    else chains.push([run]);
    before = run;
  }
  return chains.flatMap((chain) => (chain.length === 1 ? chain : { ...joinRuns(chain.map(turnSigns)), isRtl: true }));
}

/** Parts that were drawn from left to right without a gap as wide as between cells. */
function splitParts(runs: readonly TextRun[]): TextRun[][] {
  const parts: TextRun[][] = [];
  let before: TextRun | undefined;
  for (const run of runs) {
    if (before && follows(before, run) && !isGap(before, run)) parts.at(-1)?.push(run);
    else parts.push([run]);
    before = run;
  }
  return parts;
}

/** Whether a run stands further to the right; marks above a letter are drawn before or after it. */
function follows(before: TextRun | undefined, run: TextRun | undefined): boolean {
  return !before || !run || run.left + run.right >= before.left + before.right - before.height * 0.2;
}

/** As wide as a letter is high: between words it is a quarter of that. */
const isGap = (before: TextRun, run: TextRun): boolean => distance(before, run) > Math.max(before.height, run.height);

/** Of a line that was drawn from the left: the mark of a list tells the side on which it begins, or else its letters and the page. */
function isReadLeftwards(parts: readonly (readonly TextRun[])[], isRtlPage: boolean): boolean {
  const isMark = (run: TextRun | undefined) => /^[•●▪◦‣–-]\s?$/.test(run?.text ?? "");
  if (isMark(parts[0]?.[0])) return false;
  if (isMark(parts.at(-1)?.at(-1))) return true;
  return parts.length > 1 ? isRtlPage : isMostlyRtl(parts[0] ?? [], biasOf(isRtlPage));
}

/** Whether what is on the right was drawn before what is on the left. */
function isDrawnLeftwards(drawn: readonly TextRun[]): boolean {
  let [leftmost, rightmost] = [0, 0];
  for (const [i, { left, right }] of drawn.entries()) {
    if (left < (drawn[leftmost]?.left ?? left)) leftmost = i;
    if (right > (drawn[rightmost]?.right ?? right)) rightmost = i;
  }
  return rightmost < leftmost;
}

/** Whether of letters more are read from right to left than the other way; `weight` is that of one of them. */
export function isMostlyRtl(runs: readonly TextRun[], weight = 1): boolean {
  let [rtl, ltr] = [0, 0];
  for (const { text, isRtl } of runs) {
    const letters = text.match(/\p{L}/gu)?.length ?? 0;
    if (isRtl) rtl += letters;
    else ltr += letters;
  }
  return rtl * weight > ltr;
}

function readPart(placed: readonly TextRun[], isRtl: boolean): TextRun {
  if (!placed.some((run) => run.isRtl)) return joinRuns(isRtl ? placed.map(turnSigns) : placed);
  return joinRuns(isRtl || !placed.some(isLtr) ? readLeftwards(placed) : readRightwards(placed));
}

/** Signs without a letter or figure among them come as they stand on the page. */
function turnSigns(run: TextRun): TextRun {
  return run.isRtl || /[\p{L}\p{M}\p{Nd}]/u.test(run.text) ? run : { ...run, text: [...run.text].reverse().join("") };
}

/** Read from left to right: only stretches of the other letters, with the numbers between them, are turned. */
function readRightwards(placed: readonly TextRun[]): TextRun[] {
  const read: TextRun[] = [];
  for (let at = 0; at < placed.length; at += 1) {
    const isOther = (run: TextRun, i: number) => isLtr(run) || closesOuter(placed, i);
    const end = stretchEnd(placed, at, { isEdge: ({ isRtl }) => isRtl, isOther });
    read.push(...(end > at ? [joinRuns(readLeftwards(placed.slice(at, end)))] : placed.slice(at, at + 1)));
    at = Math.max(at, end - 1);
  }
  return read;
}

/** Read from right to left: words of other letters, and figures, keep their order among themselves. */
function readLeftwards(placed: readonly TextRun[]): TextRun[] {
  const read: TextRun[] = [];
  for (let at = 0; at < placed.length; at += 1) {
    const words = stretchEnd(placed, at, { isEdge: (run) => isLtr(run) || isNumber(run), isOther: ({ isRtl }) => isRtl });
    const end = placed.slice(at, words).some(isLtr) ? words : numberEnd(placed, at);
    read.push(...(end > at ? [joinRuns(placed.slice(at, end))] : placed.slice(at, at + 1).map(turnSigns)));
    at = Math.max(at, end - 1);
  }
  return read.reverse();
}

const isNumber = ({ text }: TextRun): boolean => /\p{Nd}/u.test(text) && !/\p{L}/u.test(text);
const isLtr = ({ text, isRtl }: TextRun): boolean => !isRtl && /\p{L}/u.test(text);

const brackets: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{", "»": "«" };

/** Whether a bracket closes what began before words from right to left: within these its other half stands on its right. */
function closesOuter(placed: readonly TextRun[], at: number): boolean {
  const { text = "", isRtl = false } = placed[at] ?? {};
  const other = isRtl ? undefined : brackets[/[)\]}»]/.exec(text)?.[0] ?? ""];
  if (other === undefined) return false;
  for (const run of placed.slice(at + 1)) {
    if (isLtr(run)) return true;
    if (run.text.includes(other)) return false;
  }
  return true;
}

interface Stretch {
  isEdge: (run: TextRun) => boolean;
  isOther: (run: TextRun, at: number) => boolean;
}

/** Where a stretch ends that begins at `start`: behind the last run of its kind before one of the other. */
function stretchEnd(placed: readonly TextRun[], start: number, { isEdge, isOther }: Stretch): number {
  let end = start;
  for (let at = start; at < placed.length; at += 1) {
    const run = placed[at];
    if (!run || isOther(run, at) || (at === start && !isEdge(run))) break;
    if (isEdge(run)) end = at + 1;
  }
  return end;
}

/** Where a number ends of which the figures and the signs between them were drawn one by one. */
function numberEnd(placed: readonly TextRun[], start: number): number {
  let end = start;
  for (let at = start; at < placed.length; at += 1) {
    const [run, before] = [placed[at], placed[at - 1]];
    if (!run || (at > start && before && distance(before, run) > run.height * 0.1)) break;
    if (isNumber(run)) end = at + 1;
    else if (at === start || !/^[.,:/]$/.test(run.text)) break;
  }
  return end;
}
