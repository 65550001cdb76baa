import { readdir, readFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import type { Core } from "./kernel/context.ts";

/** A mail as somebody's mail program shows it. */
export interface ReceivedMail {
  headers: string;
  /** Of the envelope; empty for a mail of the outbox. */
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  /** The address on its button. */
  link: string | undefined;
}

export interface MailServer {
  /** For `SMTP_URL`. */
  url: string;
  port: number;
  received: ReceivedMail[];
  /** The newest mail to an address, once it has come. */
  mailTo(address: string, which?: (mail: ReceivedMail) => boolean): Promise<ReceivedMail>;
  close(): Promise<void>;
}

export interface MailServerOptions extends SMTPServerOptions {
  port?: number;
  /** Name and password that it asks for; it takes mail from anybody when absent. */
  account?: { user: string; password: string };
  /** Answers with this code instead of taking a mail to the address. */
  refuse?: (address: string) => number | undefined;
}

/** A real SMTP server that keeps what it is given. Without STARTTLS unless `disabledCommands` says otherwise. */
export async function startMailServer({ port = 0, account, refuse, ...options }: MailServerOptions = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: account === undefined,
    disabledCommands: account ? ["STARTTLS"] : ["STARTTLS", "AUTH"],
    allowInsecureAuth: true,
    logger: false,
    onAuth(given, _session, done) {
      const right = given.username === account?.user && given.password === account?.password;
      done(right ? null : new Error("Invalid user or password"), right ? { user: given.username } : undefined);
    },
    onRcptTo({ address }, _session, done) {
      const code = refuse?.(address);
      done(code === undefined ? null : Object.assign(new Error("No such mailbox"), { responseCode: code }));
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const to = envelope.rcptTo.map((one) => one.address);
        received.push({
          ...readMail(Buffer.concat(chunks).toString("utf8")),
          to,
          from: envelope.mailFrom ? envelope.mailFrom.address : "",
        });
        done();
      });
    },
    ...options,
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const own = (server.server.address() as AddressInfo).port;
  const login = account ? `${encodeURIComponent(account.user)}:${encodeURIComponent(account.password)}@` : "";
  return {
    url: `smtp://${login}127.0.0.1:${own}`,
    port: own,
    received,
    async mailTo(address, which = () => true) {
      for (let tries = 0; tries < 400; tries += 1) {
        const mail = received.findLast((one) => one.to.includes(address) && which(one));
        if (mail) return mail;
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
      throw new Error(`No mail came to ${address}.`);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** What lies in the outbox folder, the oldest first. */
export async function readOutbox(core: Pick<Core, "dataFolder">): Promise<ReceivedMail[]> {
  const folder = join(core.dataFolder, "outbox");
  const names = (await readdir(folder).catch(() => [])).sort();
  return Promise.all(names.map(async (name) => readMail(await readFile(join(folder, name), "utf8"))));
}

/** Reads a mail of two parts, text and HTML, as ours all are. */
function readMail(source: string): ReceivedMail {
  const [headers = "", ...body] = source.split("\r\n\r\n");
  const boundary = /boundary="?([^";\r\n]+)/.exec(headers)?.[1];
  const parts = boundary ? body.join("\r\n\r\n").split(`--${boundary}`) : [];
  const part = (type: string) => decodePart(parts.find((one) => one.includes(`Content-Type: ${type}`)) ?? "");
  const html = part("text/html");
  return {
    headers,
    from: "",
    to: [headerOf(headers, "To")],
    subject: decodeWords(headerOf(headers, "Subject")),
    text: part("text/plain"),
    html,
    link: /<a href="([^"]+)"/.exec(html)?.[1]?.replaceAll("&amp;", "&"),
  };
}

const headerOf = (headers: string, name: string) =>
  new RegExp(`^${name}: ((?:.|\\r\\n[ \\t])*)`, "m").exec(headers)?.[1]?.replaceAll(/\r\n[ \t]/g, " ") ?? "";

function decodePart(part: string): string {
  const [headers = "", ...lines] = part.split("\r\n\r\n");
  const body = lines.join("\r\n\r\n");
  if (/base64/i.test(headers)) return Buffer.from(body, "base64").toString("utf8");
  return /quoted-printable/i.test(headers) ? decodeQuoted(body.replaceAll(/=\r\n/g, "")) : body;
}

/** RFC 2047: what is not ASCII in a header. */
const decodeWords = (text: string) =>
  text.replaceAll(/=\?UTF-8\?([BQ])\?([^?]*)\?=\s*/gi, (_, kind: string, word: string) =>
    kind.toUpperCase() === "B" ? Buffer.from(word, "base64").toString("utf8") : decodeQuoted(word.replaceAll("_", " ")),
  );

const decodeQuoted = (text: string) =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  ).toString("utf8");
