import { parseArgs } from "node:util";
import { faults } from "./endpoint/behaviour.ts";
import { startFakeEndpoint } from "./endpoint/fake-endpoint.ts";

/**
 * Runs the fake endpoint by itself, for benchmarks and for walking through the product:
 * `node packages/llm/src/fake-endpoint-main.ts --port 9000 --delay 300 --rate 50 [--fault stall] [--key sk-1] [--model large,small]`
 * Prints its address on one line and stops on SIGTERM or SIGINT.
 */
const { values } = parseArgs({
  options: {
    port: { type: "string", default: "0" },
    delay: { type: "string", default: "0" },
    rate: { type: "string", default: "0" },
    fault: { type: "string" },
    key: { type: "string" },
    model: { type: "string" },
  },
});
const fault = faults.find((one) => one === values.fault);
const endpoint = await startFakeEndpoint({
  port: Number(values.port),
  behaviour: {
    delay_ms: Number(values.delay),
    tokens_per_second: Number(values.rate),
    calls_tools: true,
    ...(fault && { fault }),
    ...(values.key !== undefined && { key: values.key }),
    ...(values.model !== undefined && { models: values.model.split(",") }),
  },
});
process.stdout.write(`${endpoint.url}\n`);
for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void endpoint.close());
