import { createServer, request, type Server } from "node:http";
import { pipeline } from "node:stream";

/** Hands every request on to the next of several servers, and what it answers back as it comes. */
export async function startBalancer(port: number, targets: readonly number[]): Promise<Server> {
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    turn += 1;
    const { method, url: path, headers } = incoming;
    const onward = request({ host: "127.0.0.1", port: targets[turn % targets.length], method, path, headers, agent: false });
    onward.on("response", (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      pipeline(answer, outgoing, () => outgoing.destroy());
    });
    // As proxies do for a server that is gone.
    onward.on("error", () => {
      if (!outgoing.headersSent) outgoing.writeHead(502, { "content-type": "text/html" }).end("<h1>502 Bad Gateway</h1>");
    });
    outgoing.on("close", () => onward.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return server;
}
