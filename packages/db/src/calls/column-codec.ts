/** Bytes of a value: 1, 2 and 4 for whole numbers without sign, the largest of which stands for null; 8 for any number, NaN for null. */
export type Width = 1 | 2 | 4 | 8;

const arrays = { 1: Uint8Array, 2: Uint16Array, 4: Uint32Array, 8: Float64Array } as const;
/** What stands for null. */
const nulls = { 1: 0xff, 2: 0xff_ff, 4: 0xff_ff_ff_ff } as const;

/** Figures in as few bytes as hold each of them; NaN is null. */
export function packColumn(values: Float64Array): { width: Width; data: Buffer } {
  const width = widthFor(values);
  const packed = new arrays[width](values);
  if (width !== 8) for (let i = 0; i < values.length; i += 1) if (Number.isNaN(values[i] as number)) packed[i] = nulls[width];
  return { width, data: Buffer.from(packed.buffer) };
}

function widthFor(values: Float64Array): Width {
  let most = 0;
  for (const value of values) {
    if (value < 0 || value >= nulls[4] || (value % 1 !== 0 && !Number.isNaN(value))) return 8;
    if (value > most) most = value;
  }
  return most < nulls[1] ? 1 : most < nulls[2] ? 2 : 4;
}

/** What `packColumn` was given. */
export function unpackColumn(data: Uint8Array, width: Width): Float64Array {
  // An array of numbers begins where a multiple of its width does.
  const bytes = data.byteOffset % width === 0 ? data : data.slice();
  const { buffer, byteOffset, byteLength } = bytes;
  const values = new Float64Array(new arrays[width](buffer as ArrayBuffer, byteOffset, byteLength / width));
  if (width === 8) return values;
  const none = nulls[width];
  for (let i = 0; i < values.length; i += 1) if (values[i] === none) values[i] = Number.NaN;
  return values;
}
