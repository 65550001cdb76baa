import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface AnsweringEndpoint {
  url: string;
  host: string;
  /** When the first token of each answer was sent, in ms of the machine's clock; an answer begins with `firstWord` of its place here. */
  began: number[];
  close(): Promise<void>;
}

/** The word that is the first token of an answer, and of no other; a blank follows it, which Markdown shows nothing of. */
export const firstWord = (answer: number) => `answer-${answer}-`;

const firstTokenAfter = 300;
const tokenEvery = 20;
const tokens = 40;

/** An endpoint of OpenAI's protocol that says something, a token every 20 ms after 300 ms, and asks for no tools. */
export async function startAnsweringEndpoint(): Promise<AnsweringEndpoint> {
  const began: number[] = [];
  const server = createServer(async (request, response) => {
    // The list of models, with which a connection is opened ahead of the first call.
    if (request.method === "GET") return void response.end('{"object":"list","data":[]}');
    for await (const _ of request);
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    response.flushHeaders();
    let sent = 0;
    const next = () => {
      if (sent === tokens) return void response.end(`${chunk({}, "stop")}data: [DONE]\n\n`);
      if (sent === 0) began.push(Date.now());
      response.write(chunk({ content: sent === 0 ? `${firstWord(began.length - 1)} ` : `word${sent} ` }, null));
      sent += 1;
      setTimeout(next, tokenEvery);
    };
    setTimeout(next, firstTokenAfter);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    host: `127.0.0.1:${port}`,
    began,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const chunk = (delta: object, finish_reason: string | null) =>
  `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", created: 1, model: "answering", choices: [{ index: 0, delta, finish_reason }] })}\n\n`;
