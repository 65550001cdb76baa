import { readdir, utimes } from "node:fs/promises";
import { join } from "node:path";
import { deflateSync } from "node:zlib";
import { batch, schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { removePhoto, savePhoto } from "../../people/profile/profile-photo.ts";
import { createPerson, createTestCore, type TestCore } from "../../testing.ts";
import { makeSmaller, makeSquare } from "./pictures.ts";
import { readPublicFile, storeFile, sweepFiles } from "./stored-files.ts";

const side = 256;
const plain = (width: number, height: number, background = "#c81e1e") => sharp({ create: { width, height, channels: 3, background } });

/** Left half red, right half blue, 40 × 20. */
const redAndBlue = () =>
  plain(40, 20, "#ff0000").composite([
    { input: { create: { width: 20, height: 20, channels: 3, background: "#0000ff" } }, left: 20, top: 0 },
  ]);

async function colourAt(bytes: Uint8Array, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * info.channels;
  const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
  if (red > 180 && blue < 80) return "red";
  return blue > 180 && red < 80 ? "blue" : `${red},${green},${blue}`;
}

describe("a picture becomes", () => {
  test.each(["png", "jpeg", "webp"] as const)("a square WebP, from %s", async (format) => {
    const { bytes, content_type } = await makeSquare(await plain(600, 300).toFormat(format).toBuffer(), { side });
    expect(content_type).toBe("image/webp");
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width: 256, height: 256 });
  });

  test("the chosen part of itself", async () => {
    const source = await redAndBlue().png().toBuffer();
    const left = await makeSquare(source, { side, crop: { x: 0, y: 0, size: 20 } });
    const right = await makeSquare(source, { side, crop: { x: 20, y: 0, size: 20 } });
    expect([await colourAt(left.bytes, 128, 128), await colourAt(right.bytes, 128, 128)]).toEqual(["red", "blue"]);
  });

  test("upright, and the part is chosen from it as it is shown", async () => {
    // Turned by the camera: what is stored as left is shown at the top.
    const source = await redAndBlue().jpeg({ quality: 100 }).withMetadata({ orientation: 6 }).toBuffer();
    const top = await makeSquare(source, { side, crop: { x: 0, y: 0, size: 20 } });
    const bottom = await makeSquare(source, { side, crop: { x: 0, y: 20, size: 20 } });
    expect([await colourAt(top.bytes, 128, 128), await colourAt(bottom.bytes, 128, 128)]).toEqual(["red", "blue"]);
    await expect(makeSquare(source, { side, crop: { x: 20, y: 0, size: 20 } })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  test("nothing but its pixels: no place, no camera, no page hidden behind them", async () => {
    const exif = { IFD0: { Copyright: "Mara Lind", Make: "Secret camera" }, IFD3: { GPSLatitude: "52/1 31/1 0/1" } };
    const source = await plain(300, 300).jpeg().withExif(exif).toBuffer();
    const polyglot = Buffer.concat([source, Buffer.from("<script>alert(document.cookie)</script>PK\x03\x04")]);
    const { bytes } = await makeSquare(polyglot, { side });
    expect(await sharp(bytes).metadata()).not.toHaveProperty("exif");
    const text = bytes.toString("latin1");
    for (const trace of ["Secret camera", "<script>", "Mara Lind", "PK\x03\x04"]) expect(text).not.toContain(trace);
  });

  test("its colours on a screen, also from print", async () => {
    const cmyk = await plain(100, 100, "#ff0000").toColourspace("cmyk").jpeg({ quality: 100 }).toBuffer();
    expect((await sharp(cmyk).metadata()).space).toBe("cmyk");
    const { bytes } = await makeSquare(cmyk, { side });
    expect(await sharp(bytes).metadata()).toMatchObject({ space: "srgb" });
    expect(await colourAt(bytes, 128, 128)).toMatch(/^red$|^2\d\d,\d{1,2},\d{1,2}$/);
  });

  test("its first image, when it moves", async () => {
    const frames = Buffer.alloc(20 * 40 * 3);
    for (let at = 0; at < frames.length; at += 3) frames[at + (at < frames.length / 2 ? 0 : 2)] = 255;
    const moving = await sharp(frames, { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const { bytes } = await makeSquare(moving, { side });
    expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1);
    expect(await colourAt(bytes, 128, 128)).toBe("red");
  });

  test("smaller in its own shape, and never larger", async () => {
    const logo = await makeSmaller(await plain(800, 200).png().toBuffer(), 256);
    expect(await sharp(logo.bytes).metadata()).toMatchObject({ width: 256, height: 64 });
    const small = await makeSmaller(await plain(40, 20).png().toBuffer(), 256);
    expect(await sharp(small.bytes).metadata()).toMatchObject({ width: 40, height: 20 });
  });
});

describe("a picture is refused", () => {
  const gif = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");
  const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>`);
  test.each([
    ["a page", Buffer.from("<!doctype html><script>1</script>")],
    ["an SVG", svg],
    ["a GIF", gif],
    ["a PDF", Buffer.from("%PDF-1.7\n%âãÏÓ")],
    ["nothing", Buffer.alloc(0)],
    ["a sound in the same envelope as WebP", Buffer.from("RIFF\x24\x00\x00\x00WAVEfmt ", "latin1")],
  ])("when it is %s", async (_, bytes) => {
    await expect(makeSquare(bytes, { side })).rejects.toMatchObject({ code: "UNSUPPORTED_TYPE" });
  });

  test("when it only begins like one", async () => {
    const heads = [
      Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
      Buffer.from("\xff\xd8\xff", "latin1"),
      Buffer.from("RIFF\x24\x00\x00\x00WEBP", "latin1"),
    ];
    for (const head of heads) {
      const bytes = Buffer.concat([head, svg]);
      await expect(makeSquare(bytes, { side })).rejects.toMatchObject({ code: "BAD_REQUEST" });
    }
  });

  test("when half of it is missing", async () => {
    const whole = await sharp(Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, i) => (i * 7919) % 251)), {
      raw: { width: 300, height: 300, channels: 3 },
    })
      .png()
      .toBuffer();
    await expect(makeSquare(whole.subarray(0, whole.length / 2), { side })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  test("when it is larger than 2 MB", async () => {
    const head = await plain(10, 10).png().toBuffer();
    await expect(makeSquare(Buffer.concat([head, Buffer.alloc(2 * 1024 * 1024)]), { side })).rejects.toMatchObject({ code: "TOO_LARGE" });
  });

  test.each([
    [20_001, 10],
    [20_000, 20_000],
  ])("when a small file claims %i × %i pixels, without unpacking it", async (width, height) => {
    const before = process.memoryUsage().rss;
    await expect(makeSquare(pngOfSize(width, height), { side })).rejects.toMatchObject({ code: "TOO_LARGE" });
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });

  test("never with anything but a sentence, whatever the bytes", async () => {
    const real = await plain(30, 30).png().toBuffer();
    await fc.assert(
      fc.asyncProperty(fc.nat(real.length - 1), fc.integer({ min: 0, max: 255 }), async (at, value) => {
        const bytes = Buffer.from(real);
        bytes[at] = value;
        const outcome = await makeSquare(bytes, { side }).then(
          () => "made",
          (error: { code: string }) => error.code,
        );
        expect(["made", "BAD_REQUEST", "UNSUPPORTED_TYPE", "TOO_LARGE"]).toContain(outcome);
      }),
      { numRuns: 60 },
    );
  });
});

test("a picture 20 000 pixels wide is taken", async () => {
  const wide = await plain(20_000, 100).png().toBuffer();
  const { bytes } = await makeSquare(wide, { side });
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 256, height: 256 });
});

describe("a photo", () => {
  let core: TestCore;
  beforeEach(async () => {
    core = await createTestCore();
  });
  afterEach(() => core.close());
  const names = () => readdir(join(core.dataFolder, "uploads"));
  const photo = (colour: string) => plain(300, 300, colour).png().toBuffer();
  const idOf = (address: string) => address.split("/").at(-1) ?? "";

  test("is seen by everybody who is signed in, replaced and taken away, and the log says so", async () => {
    const [mara, other] = [await createPerson(core), await createPerson(core, { roleKey: null })];
    const first = await savePhoto(core, mara, { bytes: await photo("#ff0000") });
    const served = await readPublicFile(core, other, idOf(first));
    expect(served.content_type).toBe("image/webp");
    expect(await colourAt(served.bytes, 9, 9)).toBe("red");
    await expect(readPublicFile(core, null, idOf(first))).rejects.toMatchObject({ code: "NOT_FOUND" });
    const second = await savePhoto(core, mara, { bytes: await photo("#0000ff") });
    await expect(readPublicFile(core, other, idOf(first))).rejects.toMatchObject({ code: "NOT_FOUND" });
    await removePhoto(core, mara);
    await removePhoto(core, mara);
    await expect(readPublicFile(core, other, idOf(second))).rejects.toMatchObject({ code: "NOT_FOUND" });
    const entries = await core.db.select().from(schema.activity_logs).where(eq(schema.activity_logs.action, "user.updated"));
    expect(entries.map((one) => one.changes.profile_pic)).toEqual([
      { before: null, after: first },
      { before: first, after: second },
      { before: second, after: null },
    ]);
  });

  test("leaves no bytes behind once the sweep came by, and never loses those that two share", async () => {
    const [mara, other] = [await createPerson(core), await createPerson(core)];
    const bytes = await photo("#ff0000");
    await savePhoto(core, mara, { bytes });
    const kept = await savePhoto(core, other, { bytes });
    await storeFile(core, { bytes: Buffer.from("nobody's"), content_type: "image/webp", purpose: "profile_pic", ownerId: mara.userId });
    expect(await names()).toHaveLength(2);
    await removePhoto(core, mara);
    await sweepFiles(core);
    expect(await names(), "what is young may be part of an action that is being written").toHaveLength(2);
    for (const name of await names()) await utimes(join(core.dataFolder, "uploads", name), 0, 0);
    await sweepFiles(core);
    expect(await names()).toHaveLength(1);
    await expect(readPublicFile(core, mara, idOf(kept))).resolves.toBeDefined();
  });

  test("is never an example's file, and a logo is shown to everybody", async () => {
    const mara = await createPerson(core);
    const store = async (purpose: "example" | "logo") => {
      const file = await storeFile(core, { bytes: Buffer.from(purpose), content_type: "image/webp", purpose, ownerId: mara.userId });
      await batch(core.db, (tx) => [file.statement(tx)]);
      return file.id;
    };
    await expect(readPublicFile(core, mara, await store("example"))).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(readPublicFile(core, null, await store("logo"))).resolves.toMatchObject({ bytes: Buffer.from("logo") });
  });

  test.each(["", "../secret.key", "%2e%2e", "x"])("that is no file is not found: %j", async (id) => {
    await expect(readPublicFile(core, await createPerson(core), id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});

/** A PNG of a few kilobytes that unpacks to the given size (RFC 2083). */
function pngOfSize(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(1_000_000));
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", head),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return (value ^ 0xffffffff) >>> 0;
}
