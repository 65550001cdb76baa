/**
 * The outline of a glyph of a TrueType file as path operators of a page, in thousandths of the font size. Reads the
 * tables `head`, `loca` and `glyf` (OpenType 1.9); an unknown or empty glyph has no outline.
 */
export function glyphOutline(font: Buffer, glyph: number): string {
  const tables = readTables(font);
  const scale = 1_000 / tables.unitsPerEm;
  return contoursOf(tables, glyph, 0)
    .map((contour) => draw(contour.map((point) => ({ ...point, x: point.x * scale, y: point.y * scale }))))
    .join(" ");
}

interface Point {
  x: number;
  y: number;
  onCurve: boolean;
}

interface Tables {
  font: Buffer;
  unitsPerEm: number;
  longOffsets: boolean;
  loca: number;
  glyf: number;
}

function readTables(font: Buffer): Tables {
  const at: Record<string, number> = {};
  for (let entry = 12; entry < 12 + font.readUInt16BE(4) * 16; entry += 16) {
    at[font.toString("latin1", entry, entry + 4)] = font.readUInt32BE(entry + 8);
  }
  const { head = 0, loca = 0, glyf = 0 } = at;
  return { font, unitsPerEm: font.readUInt16BE(head + 18), longOffsets: font.readInt16BE(head + 50) === 1, loca, glyf };
}

function contoursOf(tables: Tables, glyph: number, depth: number): Point[][] {
  const [start, end] = [glyph, glyph + 1].map((index) =>
    tables.longOffsets ? tables.font.readUInt32BE(tables.loca + index * 4) : tables.font.readUInt16BE(tables.loca + index * 2) * 2,
  );
  if (start === undefined || end === undefined || start >= end) return [];
  const count = tables.font.readInt16BE(tables.glyf + start);
  const body = tables.glyf + start + 10;
  if (count >= 0) return simpleContours(tables.font, body, count);
  return depth > 5 ? [] : composedContours(tables, body, depth);
}

// Bits of a point's flag byte.
const onCurve = 1;
const shortX = 2;
const shortY = 4;
const repeats = 8;
const sameOrPositiveX = 16;
const sameOrPositiveY = 32;

function simpleContours(font: Buffer, body: number, count: number): Point[][] {
  const ends = Array.from({ length: count }, (_, index) => font.readUInt16BE(body + index * 2));
  const points = (ends.at(-1) ?? -1) + 1;
  let at = body + count * 2;
  at += 2 + font.readUInt16BE(at);
  const flags: number[] = [];
  while (flags.length < points) {
    const flag = font.readUInt8(at++);
    const times = flag & repeats ? font.readUInt8(at++) : 0;
    for (let copy = 0; copy <= times; copy += 1) flags.push(flag);
  }
  const axis = (short: number, sameOrPositive: number) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += flag & sameOrPositive ? font.readUInt8(at++) : -font.readUInt8(at++);
      else if (!(flag & sameOrPositive)) {
        value += font.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = axis(shortX, sameOrPositiveX);
  const ys = axis(shortY, sameOrPositiveY);
  const all = flags.map((flag, index): Point => ({ x: xs[index] ?? 0, y: ys[index] ?? 0, onCurve: (flag & onCurve) !== 0 }));
  return ends.map((end, index) => all.slice(index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, end + 1));
}

// Bits of a component's flags.
const wordOffsets = 1;
const oneScale = 8;
const moreComponents = 32;
const twoScales = 64;
const matrix = 128;

function composedContours(tables: Tables, body: number, depth: number): Point[][] {
  const { font } = tables;
  const contours: Point[][] = [];
  let at = body;
  let flags = moreComponents;
  while (flags & moreComponents) {
    flags = font.readUInt16BE(at);
    const component = font.readUInt16BE(at + 2);
    at += 4;
    const words = (flags & wordOffsets) !== 0;
    const dx = words ? font.readInt16BE(at) : font.readInt8(at);
    const dy = words ? font.readInt16BE(at + 2) : font.readInt8(at + 1);
    at += words ? 4 : 2;
    const size = flags & matrix ? 4 : flags & twoScales ? 2 : flags & oneScale ? 1 : 0;
    const [a = 1, b = 0, c = 0, d = a] = transform(Array.from({ length: size }, (_, index) => font.readInt16BE(at + index * 2) / 16_384));
    at += size * 2;
    for (const contour of contoursOf(tables, component, depth + 1)) {
      contours.push(contour.map((point) => ({ ...point, x: a * point.x + c * point.y + dx, y: b * point.x + d * point.y + dy })));
    }
  }
  return contours;
}

const transform = (values: number[]) =>
  values.length === 2 ? [values[0] ?? 1, 0, 0, values[1] ?? 1] : values.length === 1 ? [values[0] ?? 1, 0, 0, values[0] ?? 1] : values;

/** Quadratic curves of a closed contour as the cubic ones of a page. */
function draw(contour: readonly Point[]): string {
  const first = contour[0];
  if (!first) return "";
  const start = first.onCurve ? first : middle(first, contour.at(-1) ?? first);
  const out = [`${round(start.x)} ${round(start.y)} m`];
  let from: Point = start;
  let control: Point | null = first.onCurve ? null : first;
  for (const point of [...contour.slice(1), start]) {
    if (point.onCurve || control) {
      const to: Point = point.onCurve ? point : middle(control ?? point, point);
      out.push(control ? curve(from, control, to) : `${round(to.x)} ${round(to.y)} l`);
      from = to;
    }
    control = point.onCurve ? null : point;
  }
  return `${out.join(" ")} h`;
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, onCurve: true });

function curve(from: Point, control: Point, to: Point): string {
  const third = (a: number, b: number) => round(a + ((b - a) * 2) / 3);
  return `${third(from.x, control.x)} ${third(from.y, control.y)} ${third(to.x, control.x)} ${third(to.y, control.y)} ${round(to.x)} ${round(to.y)} c`;
}

const round = (value: number) => Math.round(value * 10) / 10;
