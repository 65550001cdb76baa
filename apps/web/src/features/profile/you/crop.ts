/** A square of a picture, in its pixels. */
export interface Crop {
  x: number;
  y: number;
  size: number;
}

export interface Size {
  width: number;
  height: number;
}

/** How far in one can go: less than so many pixels would only show squares. */
const smallest = 64;

/** The largest square, from the middle. */
export function wholeCrop({ width, height }: Size): Crop {
  const size = Math.min(width, height);
  return { x: (width - size) / 2, y: (height - size) / 2, size };
}

/** 1 is the largest square. */
export const zoomOf = (picture: Size, { size }: Crop): number => Math.min(picture.width, picture.height) / size;
export const mostZoom = ({ width, height }: Size): number => Math.max(1, Math.min(6, Math.min(width, height) / smallest));

/** Closer or further, about the middle of what is chosen. */
export function zoomTo(picture: Size, crop: Crop, zoom: number): Crop {
  const bounded = Math.min(Math.max(zoom, 1), mostZoom(picture));
  const size = Math.min(picture.width, picture.height) / bounded;
  return within(picture, { x: crop.x + (crop.size - size) / 2, y: crop.y + (crop.size - size) / 2, size });
}

/** Moves what is chosen by pixels of the picture, as far as there is any. */
export const moveBy = (picture: Size, crop: Crop, x: number, y: number): Crop => within(picture, { ...crop, x: crop.x + x, y: crop.y + y });

/** Whole pixels, never outside of the picture. */
export function rounded(picture: Size, crop: Crop): Crop {
  const size = Math.max(1, Math.min(Math.round(crop.size), picture.width, picture.height));
  const clamp = (at: number, length: number) => Math.max(0, Math.min(Math.round(at), length - size));
  return { x: clamp(crop.x, picture.width), y: clamp(crop.y, picture.height), size };
}

function within({ width, height }: Size, { x, y, size }: Crop): Crop {
  return { x: Math.min(Math.max(x, 0), width - size), y: Math.min(Math.max(y, 0), height - size), size };
}
