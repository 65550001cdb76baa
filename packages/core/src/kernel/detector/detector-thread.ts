import { parentPort } from "node:worker_threads";
import type { Answered, Asked } from "@copydesk/db";
import { type Detected, detect } from "./detect.ts";

parentPort?.on("message", async ({ id, question }: Asked<string>) => {
  const answered: Answered<Detected> = await detect(question).then(
    (answer) => ({ id, answer }),
    (error: unknown) => ({ id, error: String(error) }),
  );
  parentPort?.postMessage(answered);
});
