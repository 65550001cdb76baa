import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { AppError } from "@copydesk/contracts";
import { afterEach, describe, expect, test } from "vitest";
import { sampleCampaign, samplePiece } from "./testing.ts";
import { docx } from "./testing-files.ts";
import { createDocumentWorkers, type DocumentWorkers, type DocumentWorkersOptions } from "./workers.ts";

const open: DocumentWorkers[] = [];
function start(options: DocumentWorkersOptions = {}): DocumentWorkers {
  const workers = createDocumentWorkers(options);
  open.push(workers);
  return workers;
}
afterEach(async () => {
  await Promise.all(open.splice(0).map((workers) => workers.close()));
});

const text = (content: string, name = "a.txt") => ({ name, bytes: Buffer.from(content) });
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (reason: unknown) => reason,
  );

test("a Word document of as many characters as are ever read fits into the memory of its thread", async () => {
  const run = '<w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">Most kettles are thrown away over a cheap part. </w:t></w:r>';
  const path = join(mkdtempSync(join(tmpdir(), "copydesk-documents-")), "long.docx");
  writeFileSync(path, docx(`<w:p>${run.repeat(8)}</w:p>`.repeat(1_350)));
  const { texts } = await start().findTexts({ name: "long.docx", path });
  expect(texts.map((one) => one.text.length)).toEqual([500_000]);
  rmSync(dirname(path), { recursive: true });
});

describe("exports", () => {
  test("are made in a thread, with name and type", async () => {
    const workers = start();
    const document = sampleCampaign(["en"]);
    const made = await Promise.all([
      workers.export({ kind: "campaign_pdf", document }),
      workers.export({ kind: "campaign_xlsx", document }),
      workers.export({ kind: "campaign_ics", document, public_url: "https://x.example" }),
      workers.export({ kind: "piece_pdf", piece: samplePiece("ar"), campaign_name: "حملة/الربيع" }),
      workers.export({ kind: "piece_txt", piece: samplePiece("en"), campaign_name: "Spring" }),
    ]);
    expect(made.map((file) => [file.file_name, file.content_type])).toEqual([
      ["Spring launch the kettle 2026-03-04.pdf", "application/pdf"],
      ["Spring launch the kettle 2026-03-04.xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
      ["Spring launch the kettle 2026-03-04.ics", "text/calendar; charset=utf-8"],
      ["حملة الربيع 2026-03-02 ar LinkedIn post.pdf", "application/pdf"],
      ["Spring 2026-03-02 en LinkedIn post.txt", "text/plain; charset=utf-8"],
    ]);
    expect(made.map((file) => Buffer.from(file.bytes).toString("latin1", 0, 4))).toEqual([
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
    const jobs = [running, waiting].map(({ signal }) => failure(workers.export({ kind: "campaign_pdf", document }, signal)));
    const last = workers.export({ kind: "piece_txt", piece: samplePiece("en"), campaign_name: "C" });
    waiting.abort("not needed");
    running.abort("gone");
    expect(await Promise.all(jobs)).toEqual(["gone", "not needed"]);
    expect((await last).file_name).toBe("C 2026-03-02 en LinkedIn post.txt");
    expect(await failure(workers.export({ kind: "campaign_pdf", document }, AbortSignal.abort("early")))).toBe("early");
  });

  test("that take too long are ended with a sentence", async () => {
    const workers = start({ jobTimeoutMs: 1 });
    const reason = await failure(workers.export({ kind: "campaign_pdf", document: sampleCampaign() }));
    expect(reason).toBeInstanceOf(AppError);
    expect(reason).toMatchObject({ code: "UNAVAILABLE", message: expect.stringContaining("took too long") });
  });

  test("that fail in an unforeseen way end in a sentence, and the thread goes on", async () => {
    const workers = start();
    const broken = { ...sampleCampaign(["en"]), generated_at: "not a day" };
    expect(await failure(workers.export({ kind: "campaign_pdf", document: broken }))).toMatchObject({
      code: "INTERNAL",
      cause: expect.any(Error),
    });
    expect((await workers.export({ kind: "piece_txt", piece: samplePiece("en"), campaign_name: "C" })).bytes.length).toBeGreaterThan(0);
  });
});

describe("uploads", () => {
  test("are read in a thread, and refused with the sentence of the reader", async () => {
    const workers = start();
    expect((await workers.extractText(text("Hello"))).text).toBe("Hello");
    expect((await workers.extractText({ name: "a.docx", bytes: docx("<w:p><w:r><w:t>Hi</w:t></w:r></w:p>") })).format).toBe("docx");
    expect(await failure(workers.extractText(text("x", "a.pdf")))).toMatchObject({ code: "UNSUPPORTED_TYPE" });
  });

  test("of one byte more than 10 MB are refused", async () => {
    const workers = start();
    const bytes = Buffer.alloc(10 * 1024 * 1024 + 1, "a ");
    expect(await failure(workers.extractText({ name: "a.txt", bytes }))).toMatchObject({ code: "TOO_LARGE" });
    expect((await workers.extractText({ name: "a.txt", bytes: bytes.subarray(1) })).text.length).toBeGreaterThan(10_000_000);
  });

  test("that take too long are given up, and the next one is read", async () => {
    const slow = start({ extractTimeoutMs: 1 });
    expect(await failure(slow.extractText({ name: "a.txt", bytes: Buffer.alloc(5_000_000, "a ") }))).toMatchObject({
      code: "RULE_BROKEN",
      message: expect.stringContaining("took too long"),
    });
  });

  test("leave the bytes with the caller", async () => {
    const file = text("Hello");
    await start().extractText(file);
    expect(file.bytes.toString()).toBe("Hello");
  });
});

describe("threads", () => {
  test("end when idle and start again when there is work", async () => {
    const workers = start({ idleMs: 5 });
    await workers.extractText(text("one"));
    await wait(50);
    expect((await workers.extractText(text("two"))).text).toBe("two");
  });

  test("are closed with what waits for them", async () => {
    const workers = start();
    const jobs = [1, 2].map(() => failure(workers.export({ kind: "campaign_pdf", document: sampleCampaign() })));
    await workers.close();
    for (const reason of await Promise.all(jobs)) expect(reason).toMatchObject({ code: "UNAVAILABLE" });
    expect(await failure(workers.extractText(text("x")))).toMatchObject({ code: "UNAVAILABLE" });
  });
});
