import { Worker } from "node:worker_threads";
import type { CampaignDocument } from "@copydesk/documents";

/** Milliseconds that the bare library takes in a warm thread to write the same texts with no layout of ours. */
export async function inBareWorker(kind: "campaign_xlsx" | "campaign_pdf", document: CampaignDocument): Promise<number> {
  const worker = new Worker(new URL("./bare-export-worker.ts", import.meta.url));
  const texts = document.languages.flatMap((language) =>
    language.pieces.map((piece) => [language.name, piece.channel_name, String(piece.values.body)]),
  );
  const ask = () =>
    new Promise<number>((resolve, reject) => {
      worker.once("error", reject);
      const began = performance.now();
      worker.once("message", () => resolve(performance.now() - began));
      worker.postMessage({ kind, texts });
    });
  await ask();
  const time = await ask();
  await worker.terminate();
  return time;
}
