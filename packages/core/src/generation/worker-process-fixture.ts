/**
 * For the test of a killed process: a worker on a database file, as the server runs one, and nothing else.
 * Arguments: the database file, and the endpoint's host.
 */
import { openDatabase } from "@copydesk/db";
import { createModelClient, createOutboundFetch } from "@copydesk/llm";
import { v7 } from "uuid";
import { createTestCore } from "../testing.ts";
import { createWorker } from "./queue/worker.ts";

const [file = "", host = ""] = process.argv.slice(2);
const models = createModelClient({ outboundFetch: createOutboundFetch({ hostsAllow: [host] }) });
const base = await createTestCore({ db: openDatabase(file), models });
// A lease that outlives the test: what a killed process left has to be taken up at once, not when it runs out.
const options = { workerId: `process ${process.pid}`, lease_ms: 3_600_000 };
const worker = createWorker({ ...base, now: Date.now, newId: () => v7() }, options);
await worker.start();
