import { AppError, type cropSchema, peopleLimits } from "@copydesk/contracts";
import type { Sharp } from "sharp";
import type { z } from "zod";

export type Crop = z.output<typeof cropSchema>;

export interface Picture {
  bytes: Buffer;
  content_type: "image/webp";
}

/** Bigger than any camera's; a small file can unpack to far more. */
const mostPixels = 64_000_000;
/** Pictures made at the same time: each holds its pixels in memory. */
const atOnce = 1;
const secondsAtMost = 10;

/**
 * Makes a square WebP of `side` pixels from a PNG, JPEG or WebP: upright, in sRGB, the first image of an animation, and
 * nothing of the file but its pixels. Without `crop` it takes the largest square from the middle.
 * @param crop in pixels of the picture as it is shown.
 * @throws UNSUPPORTED_TYPE, TOO_LARGE, or BAD_REQUEST for one that is broken or a crop outside of it.
 */
export const makeSquare = (bytes: Uint8Array, { side, crop }: { side: number; crop?: Crop | undefined }): Promise<Picture> =>
  make(bytes, ({ width, height, open }) => {
    const square = crop ? { left: crop.x, top: crop.y, width: crop.size, height: crop.size } : middleOf(width, height);
    if (square.left + square.width > width || square.top + square.height > height) {
      throw new AppError("BAD_REQUEST", "The chosen part lies outside of the picture.");
    }
    return open().extract(square).resize(side, side);
  });

/** Like `makeSquare`, but of the whole picture in its own shape, made smaller until it is at most `side` pixels wide and high. */
export const makeSmaller = (bytes: Uint8Array, side: number): Promise<Picture> =>
  make(bytes, ({ open }) => open().resize(side, side, { fit: "inside", withoutEnlargement: true }));

interface Seen {
  /** As it is shown. */
  width: number;
  height: number;
  open: () => Sharp;
}

async function make(bytes: Uint8Array, change: (seen: Seen) => Sharp): Promise<Picture> {
  if (bytes.length > peopleLimits.pictureBytes) throw new AppError("TOO_LARGE", "This picture is larger than 2 MB. Choose a smaller one.");
  if (!isPicture(bytes)) throw new AppError("UNSUPPORTED_TYPE", "Choose a picture that is a PNG, JPEG or WebP.");
  return inTurn(async () => {
    const made = change(await look(bytes))
      .timeout({ seconds: secondsAtMost })
      .webp({ quality: 86 });
    return { bytes: await made.toBuffer().catch(broken), content_type: "image/webp" };
  });
}

/** By what it begins with, whatever its name says. */
function isPicture(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 12)).toString("latin1");
  const isWebp = start.startsWith("RIFF") && start.endsWith("WEBP");
  return start.startsWith("\x89PNG\r\n\x1a\n") || start.startsWith("\xff\xd8\xff") || isWebp;
}

/** Its size as it is shown, read from its head alone: what is too large is never unpacked. */
async function look(bytes: Uint8Array): Promise<Seen> {
  const sharp = await library();
  const open = () => sharp(bytes, { limitInputPixels: mostPixels, sequentialRead: true, autoOrient: true });
  const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata().catch(broken);
  const { width, height } = autoOrient;
  if (Math.max(width, height) > peopleLimits.pictureSide || width * height > mostPixels) {
    throw new AppError("TOO_LARGE", `This picture has ${width} × ${height} pixels, which is too many. Choose a smaller one.`);
  }
  return { width, height, open };
}

const middleOf = (width: number, height: number) => {
  const size = Math.min(width, height);
  return { left: Math.floor((width - size) / 2), top: Math.floor((height - size) / 2), width: size, height: size };
};

function broken(cause: unknown): never {
  throw new AppError("BAD_REQUEST", "This picture cannot be read. It may be damaged; save it again and retry.", { cause });
}

type Library = typeof import("sharp")["default"];
let loaded: Promise<Library> | undefined;

/** Loaded with the first picture, and able to read nothing but the three formats. */
function library(): Promise<Library> {
  loaded ??= import("sharp").then(({ default: sharp }) => {
    sharp.block({ operation: ["VipsForeignLoad"] });
    sharp.unblock({ operation: ["VipsForeignLoadPngBuffer", "VipsForeignLoadJpegBuffer", "VipsForeignLoadWebpBuffer"] });
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  });
  return loaded;
}

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
