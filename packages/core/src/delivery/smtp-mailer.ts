import { type Mailer, MailRefused } from "../kernel/index.ts";
import { automaticHeaders, messageIdOf, senderOf } from "./sender.ts";

/** A mail server that does not answer must not hold up the next mail for long; in milliseconds. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends over SMTP, one mail a connection: there are few, and a connection kept open is one that can be dead. */
export function createSmtpMailer(smtpUrl: string, publicUrl: string): Mailer {
  const url = new URL(smtpUrl);
  const from = senderOf(publicUrl, url);
  let transport: ReturnType<typeof open> | undefined;
  return {
    carries: true,
    async deliver({ id, to, subject, text, html }) {
      transport ??= open(url);
      try {
        const mail = { from, to, subject, text, html, messageId: messageIdOf(id, publicUrl), headers: automaticHeaders };
        await (await transport).sendMail(mail);
      } catch (error) {
        if (error instanceof Error) error.message = withoutCredentials(error.message, url);
        throw refusal(error) ?? error;
      }
    },
    async verify() {
      transport ??= open(url);
      try {
        await (await transport).verify();
      } catch (error) {
        if (error instanceof Error) error.message = withoutCredentials(error.message, url);
        throw error;
      }
    },
    close: () => void transport?.then((one) => one.close()),
  };
}

/** Loaded with the first mail: most processes start long before one. */
async function open(url: URL) {
  const { createTransport } = await import("nodemailer");
  const { parseConnectionUrl } = await import("nodemailer/lib/shared");
  const plain = new URL(url);
  plain.searchParams.delete("from");
  return createTransport({
    ...patience,
    // A password goes over the network encrypted or not at all, unless the address says otherwise.
    requireTLS: url.username !== "" && !isThisMachine(url.hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
    ...parseConnectionUrl(plain.href),
  });
}

const isThisMachine = (host: string) => host === "localhost" || host === "[::1]" || /^127\./.test(host);

/** 5xx to this mail is final (RFC 5321, 4.2.1); a wrong password of ours is not the mail's fault. */
function refusal(error: unknown): MailRefused | null {
  if (!(error instanceof Error)) return null;
  const { code, responseCode } = error as Error & { code?: string; responseCode?: number };
  const final = (code === "EENVELOPE" || code === "EMESSAGE") && (responseCode === undefined || responseCode >= 500);
  return final ? new MailRefused(error.message, error) : null;
}

/** Longest part of another server's reply that is kept. */
const longest = 300;

/** What a mail server said, cut, and without the password in any form in which it was sent: some servers repeat what they refuse. */
export function withoutCredentials(message: string, { username, password }: Pick<URL, "username" | "password">): string {
  const [user, secret] = [username, password].map(decodeURIComponent) as [string, string];
  const base64 = (text: string) => Buffer.from(text, "utf8").toString("base64");
  // As a plain text, as AUTH LOGIN and as AUTH PLAIN send it (RFC 4616), the last with and without the name in front.
  const forms =
    secret === "" ? [] : [secret, password, base64(secret), base64(`\0${user}\0${secret}`), base64(`${user}\0${user}\0${secret}`)];
  // The longer first: a shorter one may be a part of it.
  const byLength = forms.sort((a, b) => b.length - a.length);
  return byLength.reduce((text, form) => text.replaceAll(form, "•••"), message).slice(0, longest);
}
