import { existsSync, readdirSync, rmSync, symlinkSync, truncateSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { addUploadsInput, answerUploadInput } from "@copydesk/contracts";
import { onPostgres, schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { channelIdOf, languageIdOf, list, someVoiceId } from "../examples/examples-fixture.ts";
import type { Actor } from "../kernel/actor.ts";
import { createPerson, createTestCore, type TestCore } from "../testing.ts";
import { addUploads } from "./add-uploads.ts";
import { answerUpload, removeUpload, sweepUploads } from "./change-upload.ts";
import { beginUpload, endReceiving, readReceiving, receiveBytes } from "./receive-upload.ts";
import { readDueFiles, startUploadJob } from "./upload-job.ts";
import { readUpload } from "./upload-view.ts";
import { english, german, send, sendAndRead, uploadsOf } from "./uploads-fixture.ts";

let core: TestCore;
let ines: Actor;
let lea: Actor;

beforeEach(async () => {
  core = await createTestCore();
  await core.db.delete(schema.examples);
  ines = await createPerson(core);
  lea = await createPerson(core, { roleKey: "content_creator" });
});
afterEach(() => core.close());

const begin = (name: string, size: number, actor = ines) => beginUpload(core, actor, { id: core.newId(), name, size, voice_id: null });
const add = (actor: Actor, input: { ids: string[]; voice_id?: string; channel_id?: string }) =>
  addUploads(core, actor, addUploadsInput.parse(input));
const answer = (actor: Actor, input: unknown) => answerUpload(core, actor, answerUploadInput.parse(input));
const bytesLeft = () => (existsSync(join(core.dataFolder, "incoming")) ? readdirSync(join(core.dataFolder, "incoming")) : []);

describe("a file on its way", () => {
  test("comes in pieces, and what came before a break stays", async () => {
    const id = await begin("letter.txt", 12);
    expect(await receiveBytes(core, id, { bytes: Readable.from([Buffer.from("Hello ")]), offset: 0 })).toBe(6);
    const broken = new Readable({ read() {} });
    broken.push("wor");
    setTimeout(() => broken.destroy(new Error("The line was cut.")), 20);
    await expect(receiveBytes(core, id, { bytes: broken, offset: 6 })).rejects.toThrow("cut");
    expect(await readReceiving(core, ines, id)).toMatchObject({ offset: 9, size: 12 });
    expect(await uploadsOf(core, ines)).toMatchObject([{ state: "uploading", received: 9, size: 12 }]);
    expect(await receiveBytes(core, id, { bytes: Readable.from([Buffer.from("ld!")]), offset: 9 })).toBe(12);
  });

  test("whose last byte came just before the process ended is read all the same", async () => {
    const id = await begin("letter.txt", english.length);
    await receiveBytes(core, id, { bytes: Readable.from([Buffer.from(english)]), offset: 0 });
    await readReceiving(core, ines, id);
    await readDueFiles(core);
    expect(await readUpload(core, ines, id)).toMatchObject({ state: "ready" });
  });

  test("is nobody else's", async () => {
    const id = await begin("letter.txt", 12);
    for (const attempt of [
      () => readReceiving(core, lea, id),
      () => readUpload(core, lea, id),
      () => endReceiving(core, lea, id),
      () => removeUpload(core, lea, id),
      () => answer(lea, { id, split: true }),
    ])
      await expect(attempt()).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await uploadsOf(core, lea)).toEqual([]);
    expect(await add(lea, { ids: [id] })).toMatchObject({ done: [], left: [{ id }] });
  });

  test.each([
    ["no name", "", 1, "BAD_REQUEST"],
    ["a name of dots", "..", 1, "BAD_REQUEST"],
    ["a folder", "letters/", 1, "BAD_REQUEST"],
    ["a program", "letter.exe", 1, "UNSUPPORTED_TYPE"],
    ["no ending", "letter", 1, "UNSUPPORTED_TYPE"],
    ["nothing in it", "letter.txt", 0, "BAD_REQUEST"],
    ["more than 10 MB", "letter.txt", 10 * 1024 * 1024 + 1, "TOO_LARGE"],
  ])("with %s is refused, and nothing of it is kept", async (_, name, size, code) => {
    await expect(begin(name, size)).rejects.toMatchObject({ code });
    expect(bytesLeft()).toEqual([]);
  });

  test.each([
    ["../../../etc/passwd.txt", "passwd.txt"],
    ["C:\\Users\\x\\letter.md", "letter.md"],
    ["in\u202etxt.voice.html", "intxt.voice.html"],
    ["a\u0000b\n.txt", "ab.txt"],
    [`${"long ".repeat(100)}.docx`, /^long .*….docx$/],
  ])("called %j has a plain name, and lies under an id of ours", async (name, expected) => {
    const id = await begin(name, 5);
    expect((await uploadsOf(core, ines))[0]?.name).toMatch(expected);
    expect(bytesLeft()).toEqual([id]);
  });

  test("is one of at most 20 files and 100 MB of a person at a time; failed ones do not count", async () => {
    for (let i = 0; i < 10; i += 1) await begin(`${i}.txt`, 10 * 1024 * 1024);
    await expect(begin("one more.txt", 1)).rejects.toMatchObject({ code: "TOO_LARGE" });
    await begin("of somebody else.txt", 1, lea);
    await core.db.update(schema.uploads).set({ state: "failed" });
    for (let i = 0; i < 20; i += 1) await begin(`${i}.txt`, 1);
    await expect(begin("one more.txt", 1)).rejects.toMatchObject({ code: "TOO_LARGE" });
  });

  test("of which some bytes were lost is said to have failed", async () => {
    const id = await send(core, ines, { name: "letter.txt", bytes: english });
    truncateSync(join(core.dataFolder, "incoming", id), 10);
    await readDueFiles(core);
    expect(await readUpload(core, ines, id)).toMatchObject({ state: "failed", message: expect.stringContaining("Send it again") });
    expect(bytesLeft()).toEqual([]);
  });

  test.skipIf(!existsSync("/dev/full"))("for which the disk has no room says so", async () => {
    const id = await begin("letter.txt", 12);
    rmSync(join(core.dataFolder, "incoming", id));
    // A device of Linux on which every write finds the disk full.
    symlinkSync("/dev/full", join(core.dataFolder, "incoming", id));
    const chunk = { bytes: Readable.from([Buffer.from("Hello ")]), offset: 0 };
    await expect(receiveBytes(core, id, chunk)).rejects.toMatchObject({
      code: "STORAGE_FULL",
      message: expect.stringContaining("disk space"),
    });
  });

  test("whose bytes are gone altogether is forgotten", async () => {
    const id = await begin("letter.txt", 12);
    rmSync(join(core.dataFolder, "incoming", id));
    await expect(readReceiving(core, ines, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await uploadsOf(core, ines)).toEqual([]);
  });
});

describe("a file that has come", () => {
  test("is ready when it is a text in one of our languages", async () => {
    const upload = await sendAndRead(core, ines, { name: "letter.md", bytes: `# A letter\n\n${german}` });
    expect(upload).toMatchObject({
      state: "ready",
      review: null,
      examples: 1,
      languages: [{ code: "de" }],
      pieces: [{ title: "A letter" }],
    });
    expect(bytesLeft()).toEqual([]);
  });

  test("asks for the language when that cannot be told, or is none of ours", async () => {
    const upload = await sendAndRead(core, ines, { name: "a.txt", bytes: "Abc 123 def 456 ghi 789" });
    expect(upload).toMatchObject({ state: "needs_review", review: "language", without_language: 1 });
    const danish = "Vi har lært at vente på den anden kop kaffe af dagen, og det var meget bedre end at skynde os hver eneste gang.";
    expect(await sendAndRead(core, ines, { name: "b.txt", bytes: danish })).toMatchObject({
      review: "language",
      message: "It reads like Danish, which is not among your languages.",
    });
    const en = await languageIdOf(core, "en");
    expect(await answer(ines, { id: upload.id, language_id: en })).toMatchObject({ state: "ready", languages: [{ id: en }] });
    await expect(answer(ines, { id: upload.id, language_id: "gone" })).rejects.toMatchObject({ code: "BAD_REQUEST" });
  });

  test("asks whether to split a text that is too long", async () => {
    const upload = await sendAndRead(core, ines, { name: "speech.txt", bytes: `${english} `.repeat(600) });
    expect(upload).toMatchObject({ state: "needs_review", review: "too_long", split_into: 4 });
    expect(await answer(ines, { id: upload.id, split: true })).toMatchObject({ state: "ready", examples: 4, split_into: null });
    const { pieces } = await readUpload(core, ines, upload.id);
    expect(pieces.map((piece) => piece.title)).toEqual([1, 2, 3, 4].map((i) => `speech (${i} of 4)`));
    expect(pieces.every((piece) => piece.text.length <= 20_000)).toBe(true);
  });

  test("takes the text as the person wants it", async () => {
    const upload = await sendAndRead(core, ines, { name: "speech.txt", bytes: `${english} `.repeat(600) });
    expect(await answer(ines, { id: upload.id, title: "The best of it", text: english })).toMatchObject({ state: "ready", examples: 1 });
  });

  test("without any text says so, and can be given one", async () => {
    const upload = await sendAndRead(core, ines, { name: "a.txt", bytes: "Too short." });
    expect(upload).toMatchObject({ state: "needs_review", review: "no_text", message: "There are fewer than 20 characters in it." });
    expect(await answer(ines, { id: upload.id, title: "By hand", text: english })).toMatchObject({ review: "language" });
  });

  test("that cannot be read says why", async () => {
    expect(await sendAndRead(core, ines, { name: "a.pdf", bytes: english })).toMatchObject({
      state: "failed",
      message: expect.stringContaining("not a PDF"),
    });
  });

  test("is read after a start that follows an end in between", async () => {
    const id = await send(core, ines, { name: "letter.md", bytes: english });
    const stopped = new AbortController();
    stopped.abort(new Error("stopping"));
    await readDueFiles(core, stopped.signal);
    expect(await readUpload(core, ines, id)).toMatchObject({ state: "processing" });
    const job = startUploadJob(core);
    await expect.poll(async () => (await readUpload(core, ines, id)).state, { timeout: 10_000 }).toBe("ready");
    await job.stop();
  });
});

describe("files of several people", () => {
  const long = `${english}\n`.repeat(60);

  test("are taken by turns, the small ones of everybody first", async () => {
    const sizes = { long: long.repeat(4), middle: long.repeat(2), short: long };
    for (const [name, bytes] of Object.entries(sizes)) await send(core, ines, { name: `ines ${name}.txt`, bytes });
    for (const [name, bytes] of Object.entries(sizes)) await send(core, lea, { name: `lea ${name}.txt`, bytes });
    const order: string[] = [];
    const { findTexts } = core.documents;
    core.documents.findTexts = async (file, asked) => {
      const found = await findTexts(file, { ...asked, starting: async () => void order.push(file.name, String(await asked.starting?.())) });
      return found;
    };
    await readDueFiles(core);
    const names = order.filter((one) => one.endsWith(".txt"));
    expect(names.slice(0, 2).sort()).toEqual(["ines short.txt", "lea short.txt"]);
    for (const person of ["ines", "lea"]) {
      expect(names.filter((one) => one.startsWith(person))).toEqual(["short", "middle", "long"].map((size) => `${person} ${size}.txt`));
    }
  });

  test("are read while others come", async () => {
    await send(core, ines, { name: "first.txt", bytes: long });
    const reading = readDueFiles(core);
    await send(core, lea, { name: "second.txt", bytes: long });
    await reading;
    expect([await uploadsOf(core, ines), await uploadsOf(core, lea)]).toMatchObject([[{ state: "ready" }], [{ state: "ready" }]]);
  });
});

describe("a file that is being read", () => {
  const states = async () => (await uploadsOf(core, ines)).map(({ state, is_being_read, message }) => ({ state, is_being_read, message }));

  test("says so, and after an orderly end is read anew", async () => {
    await send(core, ines, { name: "letter.txt", bytes: english });
    expect(await states()).toMatchObject([{ state: "processing", is_being_read: false }]);
    const stopping = new AbortController();
    const { findTexts } = core.documents;
    let seen: unknown;
    core.documents.findTexts = (file, asked) =>
      findTexts(file, {
        ...asked,
        starting: async () => {
          await asked.starting?.();
          seen = await states();
          stopping.abort(new Error("The server is shutting down."));
        },
      });
    await readDueFiles(core, stopping.signal);
    expect(seen).toMatchObject([{ state: "processing", is_being_read: true }]);
    expect(await states()).toMatchObject([{ state: "processing", is_being_read: false }]);
    core.documents.findTexts = findTexts;
    await readDueFiles(core);
    expect(await states()).toMatchObject([{ state: "ready" }]);
  });

  test.skipIf(onPostgres)("waits where nothing can be written, and is read once there is room", async () => {
    await send(core, ines, { name: "letter.txt", bytes: english });
    const { findTexts } = core.documents;
    core.documents.findTexts = (file, asked) => {
      core.db.$client.pragma("query_only = ON");
      return findTexts(file, asked).finally(() => core.db.$client.pragma("query_only = OFF"));
    };
    await expect(readDueFiles(core)).rejects.toMatchObject({ code: expect.stringMatching(/^SQLITE_/) });
    expect(await states()).toMatchObject([{ state: "processing", is_being_read: false }]);
    core.documents.findTexts = findTexts;
    await readDueFiles(core);
    expect(await states()).toMatchObject([{ state: "ready" }]);
  });

  test("when the server is ended is not read again", async () => {
    const id = await send(core, ines, { name: "letter.txt", bytes: english });
    await core.db.update(schema.uploads).set({ attempts: 1 }).where(eq(schema.uploads.id, id));
    await readDueFiles(core);
    expect(await states()).toEqual([
      { state: "failed", is_being_read: false, message: expect.stringContaining("The server stopped while reading this file") },
    ]);
    expect(bytesLeft()).toEqual([]);
  });
});

describe("adding files", () => {
  test("makes examples of one voice and channel, each in its own language, and takes the files away", async () => {
    const table = `Title,Text\nOne,"${english}"\nZwei,"${german}"`;
    const { id } = await sendAndRead(core, ines, { name: "replies.csv", bytes: table });
    const [voice_id, channel_id] = [await someVoiceId(core), await channelIdOf(core, "email")];
    expect(await add(ines, { ids: [id], voice_id, channel_id })).toEqual({ done: [id], left: [], examples: 2 });
    const { results } = await list(core, ines, { ordering: "title", source: "upload" });
    expect(results).toMatchObject([
      { title: "One", language: { code: "en" }, voice: { id: voice_id }, channel: { id: channel_id }, use_in_prompts: true },
      { title: "Zwei", language: { code: "de" } },
    ]);
    expect(await uploadsOf(core, ines)).toEqual([]);
    const logs = await core.db.select().from(schema.activity_logs).where(eq(schema.activity_logs.action, "example.created"));
    expect(logs.map((log) => log.changes.file?.after)).toEqual(["replies.csv", "replies.csv"]);
  });

  test("leaves what is not ready", async () => {
    const id = await begin("letter.txt", 12);
    expect(await add(ines, { ids: [id, "gone"] })).toMatchObject({
      done: [],
      left: [{ id, name: "letter.txt" }, { id: "gone" }],
      examples: 0,
    });
  });

  test("asked for twice at the same time adds nothing twice", async () => {
    const { id } = await sendAndRead(core, ines, { name: "speech.txt", bytes: `${english} `.repeat(600) });
    await answer(ines, { id, split: true });
    await Promise.allSettled([add(ines, { ids: [id] }), add(ines, { ids: [id] })]);
    expect((await list(core, ines)).count).toBe(4);
  });
});

describe("what is over", () => {
  test("is forgotten after a day, with its bytes", async () => {
    const id = await begin("letter.txt", 12);
    core.advance(23 * 3_600_000);
    await sweepUploads(core);
    expect(await uploadsOf(core, ines)).toHaveLength(1);
    core.advance(2 * 3_600_000);
    const old = new Date(core.now() - 3_600_000);
    utimesSync(join(core.dataFolder, "incoming", id), old, old);
    writeFileSync(join(core.dataFolder, "incoming", "young"), "x");
    utimesSync(join(core.dataFolder, "incoming", "young"), new Date(core.now()), new Date(core.now()));
    await sweepUploads(core);
    expect(await uploadsOf(core, ines)).toEqual([]);
    expect(bytesLeft()).toEqual(["young"]);
  });

  test("goes at once when the person takes it away", async () => {
    const id = await begin("letter.txt", 12);
    await removeUpload(core, ines, id);
    expect(bytesLeft()).toEqual([]);
    await expect(endReceiving(core, ines, id)).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});
