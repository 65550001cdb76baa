import { type ChildProcess, spawn } from "node:child_process";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { endsWithTests } from "./ends-with-tests.ts";

const program = fileURLToPath(new URL("../../../packages/llm/src/fake-endpoint-main.ts", import.meta.url));

/** A server process of its own that plays an AI endpoint. */
export interface EndpointProcess {
  /** Ends in `/v1`. */
  url: string;
  /** `host:port`, as MODEL_HOSTS_ALLOW wants it. */
  host: string;
  stop(): Promise<void>;
}

export async function startEndpointProcess(...options: string[]): Promise<EndpointProcess> {
  const child = spawn(process.execPath, [program, "--port", "0", ...options], { stdio: ["ignore", "pipe", "inherit"] });
  endsWithTests(child);
  const url = await firstLine(child);
  return {
    url,
    host: new URL(url).host,
    async stop() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
    },
  };
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    child.once("exit", () => reject(new Error("The endpoint ended at once.")));
    child.stdout?.on("data", (chunk) => {
      text += chunk;
      const [line, rest] = text.split("\n");
      if (line && rest !== undefined) resolve(line);
    });
  });
}

/** A server in this process that answers whatever it is told to. */
export async function startServer(answer: RequestListener): Promise<{ url: string; host: string; close: () => void }> {
  const server: Server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${host}/v1`,
    host,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
