import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Mailer } from "../kernel/index.ts";
import { automaticHeaders, messageIdOf, senderOf } from "./sender.ts";

/**
 * Writes each mail as a file that mail programs open, `<time>-<kind>-<id>.eml`. They hold links that open accounts, so
 * only the owner of the process can read them.
 */
export function createOutboxMailer(folder: string, publicUrl: string): Mailer {
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
