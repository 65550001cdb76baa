import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import BetterSqlite from "better-sqlite3";
import { type Running, signIn, startCopydesk } from "./process.ts";
import { atLeast, median, milliseconds, percentile, type Row } from "./table.ts";

const writers = 8;
const savesEach = 25;
const rounds = 7;

/** Eight people write at once, and what they type is saved again and again, against the same rows written with nothing around them. */
export async function benchmarkAutosaves(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "copydesk-bench-"));
  const server = await startCopydesk(folder);
  const token = await signIn(server.url);
  const pieces = await Promise.all(Array.from({ length: writers }, (_, i) => makePiece(server, token, `${i}`)));
  const ratios: number[] = [];
  const rates: number[] = [];
  const floors: number[] = [];
  const times: number[] = [];
  for (let round = -1; round < rounds; round += 1) {
    const floor = floorRate(folder, pieces);
    const began = performance.now();
    const took = (await Promise.all(pieces.map((piece) => saveAgainAndAgain(server, token, piece)))).flat();
    const rate = (writers * savesEach * 1_000) / (performance.now() - began);
    if (round < 0) continue;
    ratios.push(rate / floor);
    rates.push(rate);
    floors.push(floor);
    times.push(...took);
  }
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  const last = percentile(times, 0.99);
  return [
    {
      what: `saves of pieces, ${writers} at once, over HTTP`,
      measured: `${Math.round(median(rates))} /s`,
      floor: `${Math.round(median(floors))} /s`,
      ...atLeast(median(ratios), 0.2),
    },
    {
      what: `the same, p99 (p50 ${milliseconds(median(times))})`,
      measured: milliseconds(last),
      floor: "",
      ratio: null,
      goal: "≤ 50 ms",
      ok: last <= 50,
    },
  ];
}

export interface Piece {
  campaign: string;
  block: string;
  /** The version that it was changed to last. */
  version: string | null;
  session: string;
  saves: number;
}

export async function makePiece({ url }: Running, token: string, name: string): Promise<Piece> {
  const headers = { "Content-Type": "application/json", Authorization: `Token ${token}` };
  const brief = {
    name: `Written by hand ${name}`,
    main_story: "A bakery opens its oven to the neighbours once a week, and tells everybody about it.",
    objectives: ["Brand awareness"],
    from_date: "2027-03-01",
    to_date: "2027-04-30",
    is_public: true,
    generation_mode: "entire_campaign",
    content_schedule: true,
    languages: ["en", "de", "fr"].map((code) => ({ code, channels: ["linkedin", "x", "email", "blog"] })),
  };
  const made = await fetch(`${url}/api/campaigns`, { method: "POST", headers, body: JSON.stringify(brief) });
  if (!made.ok) throw new Error(`The campaign was not made: ${await made.text()}`);
  const { id } = (await made.json()) as { id: string };
  const { results } = (await (await fetch(`${url}/api/campaigns/${id}/blocks`, { headers })).json()) as {
    results: { id: string; channel: string | null; language: string }[];
  };
  const block = results.find((one) => one.channel === "linkedin")?.id ?? "";
  return { campaign: id, block, version: null, session: `session ${name}`, saves: 0 };
}

/** Saves a piece 25 times as its editor does: the next save begins from what the last one has answered. @returns milliseconds of each */
export async function saveAgainAndAgain({ url }: Running, token: string, piece: Piece): Promise<number[]> {
  const headers = { "Content-Type": "application/json", Authorization: `Token ${token}` };
  const times: number[] = [];
  for (let i = 0; i < savesEach; i += 1) {
    const content = { kind: "content", fields: { body: textOf(piece.saves), hashtags: ["bakery", "oven"] } };
    piece.saves += 1;
    const input = { block_id: piece.block, base_version_id: piece.version, editing_session: piece.session, content };
    const began = performance.now();
    const response = await fetch(`${url}/api/trpc/blocks.save`, { method: "POST", headers, body: JSON.stringify(input) });
    const answer = (await response.json()) as { result?: { data: { id: string } } };
    times.push(performance.now() - began);
    if (!answer.result) throw new Error(`A save was refused: ${JSON.stringify(answer)}`);
    piece.version = answer.result.data.id;
  }
  return times;
}

const sentence = "Every Thursday at six the door stands open, the oven is warm, and whoever comes by may put in a loaf of their own. ";
const textOf = (n: number): string => `${sentence.repeat(6)}It is the ${n}th time.`;

/** How many of these saves bare SQLite writes in a second, one after the other, each on the disk before the next begins. */
function floorRate(folder: string, pieces: readonly Piece[]): number {
  const copy = join(folder, "floor.sqlite");
  const from = new BetterSqlite(join(folder, "copydesk.sqlite"));
  from.exec(`vacuum into '${copy}'`);
  from.close();
  const db = new BetterSqlite(copy);
  for (const setting of ["journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"]) db.pragma(setting);
  const block = db.prepare("update blocks set updated_at = ?, state = 'ready' where id = ?");
  const version = db.prepare("update versions set content = ?, text = ?, created_at = ? where block_id = ?");
  const campaign = db.prepare("update campaigns set updated_at = ? where id = ?");
  const save = db.transaction((piece: Piece, i: number) => {
    block.run(Date.now(), piece.block);
    version.run(JSON.stringify({ kind: "content", fields: { body: textOf(i) } }), textOf(i), Date.now(), piece.block);
    campaign.run(Date.now(), piece.campaign);
  });
  const began = performance.now();
  for (let i = 0; i < savesEach; i += 1) for (const piece of pieces) save(piece, i);
  const rate = (writers * savesEach * 1_000) / (performance.now() - began);
  db.close();
  for (const end of ["", "-wal", "-shm"]) rmSync(`${copy}${end}`, { force: true });
  return rate;
}
