// Bootstring parameters of RFC 3492, section 5.
const base = 36;
const tMin = 1;
const tMax = 26;
const skew = 38;
const damp = 700;
const initialBias = 72;
const firstBeyondAscii = 128;

/** Length of a domain label as the name system carries it: `xn--…` when it is not ASCII (RFC 3492). */
export function punycodeLength(label: string): number {
  const points = Array.from(label, (char) => char.codePointAt(0) as number);
  const basic = points.filter((point) => point < firstBeyondAscii).length;
  if (basic === points.length) return label.length;
  let length = "xn--".length + (basic > 0 ? basic + 1 : 0);
  let handled = basic;
  let current = firstBeyondAscii;
  let delta = 0;
  let bias = initialBias;
  while (handled < points.length) {
    const next = Math.min(...points.filter((point) => point >= current));
    delta += (next - current) * (handled + 1);
    for (const point of points) {
      if (point < next) delta += 1;
      if (point !== next) continue;
      length += digitsOf(delta, bias);
      bias = adapt(delta, handled + 1, handled === basic);
      delta = 0;
      handled += 1;
    }
    delta += 1;
    current = next + 1;
  }
  return length;
}

function digitsOf(value: number, bias: number): number {
  let rest = value;
  let digits = 1;
  for (let k = base; ; k += base) {
    const threshold = Math.min(Math.max(k - bias, tMin), tMax);
    if (rest < threshold) return digits;
    rest = Math.floor((rest - threshold) / (base - threshold));
    digits += 1;
  }
}

function adapt(value: number, count: number, isFirst: boolean): number {
  let delta = isFirst ? Math.floor(value / damp) : value >> 1;
  delta += Math.floor(delta / count);
  let k = 0;
  while (delta > ((base - tMin) * tMax) >> 1) {
    delta = Math.floor(delta / (base - tMin));
    k += base;
  }
  return k + Math.floor(((base - tMin + 1) * delta) / (delta + skew));
}
