import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Mailer } from "../kernel/index.ts";
import { automaticHeaders, messageIdOf, senderOf } from "./sender.ts";
import { createSmtpMailer } from "./smtp-mailer.ts";

export interface MailerOptions {
  /**
   * `smtp://` or `smtps://` with name and password percent-encoded; `?from=` sets the sender, other parameters are
   * nodemailer's. Without it mails are written to the outbox folder.
   */
  smtpUrl: string | undefined;
  outboxFolder: string;
  /** Where people reach this server; its host names the sender when nothing else does. */
  publicUrl: string;
}

export const createMailer = ({ smtpUrl, outboxFolder, publicUrl }: MailerOptions): Mailer =>
  smtpUrl ? createSmtpMailer(smtpUrl, publicUrl) : createOutboxMailer(outboxFolder, publicUrl);

/**
 * Writes each mail as a file that mail programs open, `<time>-<kind>-<id>.eml`. They hold links that open accounts, so
 * only the owner of the process can read them.
 */
function createOutboxMailer(folder: string, publicUrl: string): Mailer {
  const from = senderOf(publicUrl);
  return {
    carries: false,
    async deliver({ id, kind, to, subject, text, html }) {
      const { createTransport } = await import("nodemailer");
      const composer = createTransport({ streamTransport: true, buffer: true });
      const mail = { from, to, subject, text, html, messageId: messageIdOf(id, publicUrl), headers: automaticHeaders };
      const { message } = await composer.sendMail(mail);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const time = new Date().toISOString().replaceAll(/[:.]/g, "-");
      await writeFile(join(folder, `${time}-${kind}-${id}.eml`), message as Buffer, { mode: 0o600 });
    },
    async verify() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
    },
    close: () => {},
  };
}
