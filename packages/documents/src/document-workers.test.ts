import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { constants, deflateRawSync, deflateSync } from "node:zlib";
import { AppError } from "@copydesk/contracts";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import type { StoredFile } from "./document.ts";
import { createDocumentWorkers, type DocumentWorkers, type DocumentWorkersOptions } from "./document-workers.ts";
import { builtEntries, sampleCampaign, samplePart, samplePiece } from "./testing.ts";
import { docx, pdf } from "./testing-files.ts";

const open: DocumentWorkers[] = [];
function start(options: DocumentWorkersOptions = {}): DocumentWorkers {
  const workers = createDocumentWorkers({ ...builtEntries, ...options });
  open.push(workers);
  return workers;
}
afterEach(async () => {
  await Promise.all(open.splice(0).map((workers) => workers.close()));
});

const folder = mkdtempSync(join(tmpdir(), "copydesk-documents-"));
afterAll(() => rmSync(folder, { recursive: true }));

function stored(name: string, content: string | Uint8Array): StoredFile {
  const path = join(folder, name);
  writeFileSync(path, content);
  return { name, path };
}
/** As many MiB of zeros as a zlib stream (RFC 1950), from one that is packed once and said again: packing them all takes seconds. */
function deflatedZeros(mebibytes: number): Buffer {
  const one = deflateRawSync(Buffer.alloc(2 ** 20), { finishFlush: constants.Z_FULL_FLUSH });
  const lastBlock = Buffer.from([0x03, 0x00]);
  const adler = Buffer.alloc(4);
  adler.writeUInt16BE((mebibytes * 2 ** 20) % 65_521, 0);
  adler.writeUInt16BE(1, 2);
  return Buffer.concat([Buffer.from([0x78, 0x9c]), ...new Array<Buffer>(mebibytes).fill(one), lastBlock, adler]);
}
const mine = { person: "somebody" };
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (reason: unknown) => reason,
  );

test("a Word document of as many characters as are ever read fits into the memory of its reader", async () => {
  const run = '<w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">Most kettles are thrown away over a cheap part. </w:t></w:r>';
  const file = stored("long.docx", docx(`<w:p>${run.repeat(8)}</w:p>`.repeat(1_350)));
  const { texts } = await start().findTexts(file, mine);
  expect(texts.map((one) => one.text.length)).toEqual([500_000]);
});

describe("exports", () => {
  test("are made in a thread, with name and type", async () => {
    const workers = start();
    const document = sampleCampaign(["en"]);
    const made = await Promise.all([
      workers.export({ kind: "campaign_pdf", document, internal: false }, mine),
      workers.export({ kind: "campaign_xlsx", document, internal: false }, mine),
      workers.export({ kind: "campaign_ics", document, internal: false }, mine),
      workers.export({ kind: "piece_pdf", piece: samplePiece("ar"), campaign_name: "حملة/الربيع", internal: false }, mine),
      workers.export({ kind: "piece_txt", piece: samplePiece("en"), campaign_name: "Spring", internal: false }, mine),
      workers.export({ kind: "campaign_xlsx", document: { ...document, only_language: "en" }, internal: false }, mine),
      workers.export({ kind: "part_pdf", part: samplePart("ar", "outline"), campaign_name: "حملة", internal: false }, mine),
      workers.export({ kind: "part_txt", part: samplePart("ja", "schedule"), campaign_name: "春の発売", internal: false }, mine),
    ]);
    expect(made.map((file) => [file.file_name, file.content_type])).toEqual([
      ["Spring launch the kettle 2026-03-04.pdf", "application/pdf"],
      ["Spring launch the kettle 2026-03-04.xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
      ["Spring launch the kettle 2026-03-04.ics", "text/calendar; charset=utf-8"],
      ["حملة الربيع 2026-03-02 ar LinkedIn post.pdf", "application/pdf"],
      ["Spring 2026-03-02 en LinkedIn post.txt", "text/plain; charset=utf-8"],
      ["Spring launch the kettle 2026-03-04 en.xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
      ["حملة 2026-03-02 ar المخطط.pdf", "application/pdf"],
      ["春の発売 2026-03-02 ja スケジュール.txt", "text/plain; charset=utf-8"],
    ]);
    expect(made.slice(0, 5).map((file) => Buffer.from(file.bytes).toString("latin1", 0, 4))).toEqual([
      "%PDF",
      "PK\u0003\u0004",
      "BEGI",
      "%PDF",
      "Spri",
    ]);
  });

  test("can be cancelled while they run and while they wait, and others go on", async () => {
    const workers = start();
    const document = sampleCampaign();
    const [running, waiting] = [new AbortController(), new AbortController()];
    const jobs = [running, waiting].map(({ signal }) =>
      failure(workers.export({ kind: "campaign_pdf", document, internal: false }, { ...mine, signal })),
    );
    const last = workers.export({ kind: "piece_txt", piece: samplePiece("en"), campaign_name: "C", internal: false }, mine);
    waiting.abort("not needed");
    running.abort("gone");
    expect(await Promise.all(jobs)).toEqual(["gone", "not needed"]);
    expect((await last).file_name).toBe("C 2026-03-02 en LinkedIn post.txt");
    expect(
      await failure(workers.export({ kind: "campaign_pdf", document, internal: false }, { ...mine, signal: AbortSignal.abort("early") })),
    ).toBe("early");
  });

  test("that take too long are ended with a sentence", async () => {
    const workers = start({ exportTimeoutMs: 1 });
    const reason = await failure(workers.export({ kind: "campaign_pdf", document: sampleCampaign(), internal: false }, mine));
    expect(reason).toBeInstanceOf(AppError);
    expect(reason).toMatchObject({ code: "UNAVAILABLE", message: expect.stringContaining("took too long") });
  });

  test("that fail in an unforeseen way end in a sentence, and the thread goes on", async () => {
    const workers = start();
    const broken = { ...sampleCampaign(["en"]), from_date: "not a day" };
    expect(await failure(workers.export({ kind: "campaign_pdf", document: broken, internal: false }, mine))).toMatchObject({
      code: "INTERNAL",
      cause: expect.any(Error),
    });
    expect(
      (await workers.export({ kind: "piece_txt", piece: samplePiece("en"), campaign_name: "C", internal: false }, mine)).bytes.length,
    ).toBeGreaterThan(0);
  });
});

describe("files", () => {
  test("are read, and refused with the sentence of the reader", async () => {
    const workers = start();
    expect((await workers.extractText(stored("a.txt", "Hello"), mine)).text).toBe("Hello");
    expect((await workers.extractText(stored("a.docx", docx("<w:p><w:r><w:t>Hi</w:t></w:r></w:p>")), mine)).format).toBe("docx");
    expect(await failure(workers.extractText(stored("a.pdf", "x"), mine))).toMatchObject({ code: "UNSUPPORTED_TYPE" });
    expect(await failure(workers.extractText({ name: "a.txt", path: join(folder, "gone") }, mine))).toMatchObject({ code: "RULE_BROKEN" });
  });

  test("of one byte more than 10 MB are refused", async () => {
    const workers = start();
    const bytes = Buffer.alloc(10 * 1024 * 1024 + 1, "a ");
    const large = stored("large.txt", bytes);
    expect(await failure(workers.extractText(large, mine))).toMatchObject({ code: "TOO_LARGE" });
    expect(await failure(workers.findTexts(large, mine))).toMatchObject({ code: "TOO_LARGE" });
    expect((await workers.extractText(stored("fits.txt", bytes.subarray(1)), mine)).text.length).toBeGreaterThan(10_000_000);
  });

  test("that take too long are given up, and the next one is read", async () => {
    const slow = start({ readTimeoutMs: 1 });
    expect(await failure(slow.extractText(stored("slow.txt", Buffer.alloc(5_000_000, "a ")), mine))).toMatchObject({
      code: "RULE_BROKEN",
      message: expect.stringContaining("took too long"),
    });
  });

  test("that take more memory than a document should end their reader, and the next one is read by another", async () => {
    const workers = start();
    const bomb = stored("bomb.pdf", pdf(deflateSync(deflatedZeros(2 ** 10)), "[/FlateDecode/FlateDecode]"));
    const reading = workers.findTexts(bomb, mine);
    const other = workers.findTexts(stored("other.txt", "Meanwhile"), { person: "somebody else" });
    expect(await failure(reading)).toMatchObject({ code: "RULE_BROKEN", message: expect.stringContaining("more memory than a document") });
    expect((await other).texts).toHaveLength(1);
    expect((await workers.extractText(stored("next.txt", "And on"), mine)).text).toBe("And on");
  });
});

describe("threads and processes", () => {
  test("end when idle and start again when there is work", async () => {
    const workers = start({ idleMs: 5 });
    await workers.extractText(stored("one.txt", "one"), mine);
    await wait(50);
    expect((await workers.extractText(stored("two.txt", "two"), mine)).text).toBe("two");
  });

  test("are closed with what waits for them", async () => {
    const workers = start();
    const jobs = [1, 2].map(() => failure(workers.export({ kind: "campaign_pdf", document: sampleCampaign(), internal: false }, mine)));
    await workers.close();
    for (const reason of await Promise.all(jobs)) expect(reason).toMatchObject({ code: "UNAVAILABLE" });
    expect(await failure(workers.extractText(stored("x.txt", "x"), mine))).toMatchObject({ code: "UNAVAILABLE" });
  });
});
