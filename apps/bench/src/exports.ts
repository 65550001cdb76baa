import { monitorEventLoopDelay } from "node:perf_hooks";
import { Worker } from "node:worker_threads";
import { type CampaignDocument, createDocumentWorkers, type DocumentWorkers } from "@copydesk/documents";
import type { BareFont, BareJob } from "./bare-export-worker.ts";
import { bigDocument, documentIn } from "./big-document.ts";
import { cellsOf } from "./cells-of.ts";
import { takeTurns } from "./paired.ts";
import type { RealLanguage } from "./real-sentences.ts";
import { atMost, median, milliseconds, type Row, seconds } from "./table.ts";

const rounds = 11;

interface Job {
  name: string;
  kind: "campaign_xlsx" | "campaign_pdf";
  document: CampaignDocument;
  job: BareJob;
}

const scripts: readonly [RealLanguage, string, BareFont][] = [
  ["en", "Latin", "NotoSans"],
  ["ar", "Arabic", "NotoNaskhArabic"],
  ["ja", "Japanese", "NotoSansJP"],
];

/** Excel and PDF of ten languages, twenty channels and three hundred words, against the bare libraries in a thread. */
export async function benchmarkExports(): Promise<Row[]> {
  const document = bigDocument();
  const workers = createDocumentWorkers();
  const bare = startBareExports();
  const workbook = await workers.export({ kind: "campaign_xlsx", document, internal: true }, { person: null });
  const size = "10 languages × 20 channels × 300 words";
  const jobs: Job[] = [
    { name: `Excel of ${size}`, kind: "campaign_xlsx", document, job: { kind: "excel", sheets: await cellsOf(workbook.bytes) } },
    { name: `PDF of ${size}`, kind: "campaign_pdf", document, job: { kind: "pdf", texts: textsOf(document), font: "NotoSans" } },
    ...scripts.map(([code, name, font]): Job => {
      const own = documentIn(code);
      const job = { kind: "pdf" as const, texts: textsOf(own), font };
      return { name: `PDF of 20 channels × 1,800 characters, ${name}`, kind: "campaign_pdf", document: own, job };
    }),
  ];
  const stalls: Stalls = { ours: [], bare: [] };
  const pairs = jobs.map(({ name, kind, document, job }) => ({
    name,
    measured: () => watched(stalls.ours, () => timeOf(() => workers.export({ kind, document, internal: true }, { person: null }))),
    floor: () => watched(stalls.bare, () => bare.time(job)),
  }));
  const found = await takeTurns(pairs, rounds);
  await Promise.all([workers.close(), bare.close()]);
  const rows = found.map(({ name, measured, floor, ratio, spread }) => ({
    what: name,
    measured: seconds(measured),
    floor: seconds(floor),
    spread,
    ...atMost(ratio, 2),
  }));
  return [...rows, stallRow(stalls)];
}

/** Longest delays of the main loop in milliseconds; with the bare libraries it is only the machine that delays it. */
interface Stalls {
  ours: number[];
  bare: number[];
}

async function watched(stalls: number[], make: () => Promise<number>): Promise<number> {
  const watch = monitorEventLoopDelay({ resolution: 1 });
  watch.enable();
  const time = await make();
  watch.disable();
  stalls.push(watch.max / 1e6);
  return time;
}

async function timeOf(make: () => ReturnType<DocumentWorkers["export"]>): Promise<number> {
  const began = performance.now();
  await make();
  return performance.now() - began;
}

const textsOf = ({ languages }: CampaignDocument) =>
  languages.flatMap((language) => language.pieces.flatMap((piece) => [language.name, piece.channel_name, String(piece.values.body)]));

function stallRow({ ours, bare }: Stalls): Row {
  const stall = median(ours);
  return {
    what: "longest stall of the main loop meanwhile",
    measured: milliseconds(stall),
    floor: milliseconds(median(bare)),
    ratio: null,
    goal: "≤ 20 ms",
    ok: stall <= 20,
  };
}

interface BareExports {
  /** Milliseconds that the bare library takes in the thread. */
  time(job: BareJob): Promise<number>;
  close(): Promise<unknown>;
}

/** A thread that writes files with the bare libraries. */
function startBareExports(): BareExports {
  const worker = new Worker(new URL("./bare-export-worker.ts", import.meta.url));
  return {
    time: (job) =>
      new Promise<number>((resolve, reject) => {
        worker.once("error", reject);
        const began = performance.now();
        worker.once("message", () => {
          worker.off("error", reject);
          resolve(performance.now() - began);
        });
        worker.postMessage(job);
      }),
    close: () => worker.terminate(),
  };
}
