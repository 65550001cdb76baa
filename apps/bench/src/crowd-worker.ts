import { get, type IncomingMessage } from "node:http";
import { parentPort, workerData } from "node:worker_threads";

export interface CrowdOf {
  address: string;
  /** Of each that watches. */
  tokens: readonly string[];
}

/** What each is told at last. */
const end = Buffer.from('"state":"succeeded","tasks"');

/** Opens a stream for each and says "watching"; says "ended" when every one of them was told of the end of the run. */
const { address, tokens } = workerData as CrowdOf;
const streams = await Promise.all(tokens.map(open));
parentPort?.postMessage("watching");
await Promise.all(streams.map(untilEnd));
parentPort?.postMessage("ended");

async function open(token: string): Promise<IncomingMessage> {
  const headers = { Authorization: `Token ${token}`, Accept: "text/event-stream" };
  const stream = await new Promise<IncomingMessage>((resolve, reject) => {
    get(address, { headers, agent: false }, resolve).on("error", reject);
  });
  if (stream.statusCode !== 200) throw new Error(`A stream was refused: ${stream.statusCode}`);
  return stream;
}

function untilEnd(stream: IncomingMessage): Promise<void> {
  return new Promise((resolve, reject) => {
    // What was looked for may have come in two parts.
    let before = Buffer.alloc(0);
    stream.on("data", (bytes: Buffer) => {
      const seam = Buffer.concat([before, bytes.subarray(0, end.length)]);
      before = Buffer.from(bytes.subarray(-end.length));
      if (bytes.includes(end) || seam.includes(end)) resolve();
    });
    stream.on("close", () => reject(new Error("A stream ended before the run did.")));
  });
}
