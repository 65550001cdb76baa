import { monitorEventLoopDelay } from "node:perf_hooks";
import { createDocumentWorkers } from "@copydesk/documents";
import { inBareWorker } from "./bare-export.ts";
import { bigDocument } from "./big-document.ts";
import { atMost, median, milliseconds, type Row, seconds } from "./table.ts";

const rounds = 3;

/** Excel and PDF of ten languages, twenty channels and three hundred words, against the bare libraries in a thread. */
export async function benchmarkExports(): Promise<Row[]> {
  const document = bigDocument();
  const workers = createDocumentWorkers();
  // The first job starts the thread and loads the libraries; that happens once an hour, not once an export.
  await workers.export({ kind: "campaign_xlsx", document });
  const stalls: number[] = [];
  const rows: Row[] = [];
  for (const [kind, name] of [["campaign_xlsx", "Excel"] as const, ["campaign_pdf", "PDF"] as const]) {
    const ours: number[] = [];
    const bare: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      bare.push(await inBareWorker(kind, document));
      const watch = monitorEventLoopDelay({ resolution: 1 });
      watch.enable();
      const began = performance.now();
      await workers.export({ kind, document });
      ours.push(performance.now() - began);
      watch.disable();
      stalls.push(watch.max / 1e6);
    }
    rows.push({
      what: `${name} of 10 languages × 20 channels × 300 words`,
      measured: seconds(median(ours)),
      floor: seconds(median(bare)),
      ...atMost(median(ours) / median(bare), 2),
    });
  }
  await workers.close();
  const stall = median(stalls);
  rows.push({
    what: "longest stall of the main loop meanwhile",
    measured: milliseconds(stall),
    floor: "",
    ratio: null,
    goal: "≤ 20 ms",
    ok: stall <= 20,
  });
  return rows;
}
