import type { Mailer } from "../kernel/index.ts";
import { createOutboxMailer } from "./outbox-mailer.ts";
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
