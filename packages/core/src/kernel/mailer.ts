export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

interface OutgoingMail extends MailContent {
  /** Names the mail in its Message-ID, so that one sent twice is recognised as one. */
  id: string;
  kind: string;
  to: string;
}

/** What brings mails away. */
export interface Mailer {
  /** False where mails only lie in the outbox folder, so that whoever sends a link must be shown it as well. */
  carries: boolean;
  /**
   * @throws MailRefused when trying again is of no use; anything else is a failure of the moment.
   */
  deliver(mail: OutgoingMail): Promise<void>;
  /** Looks whether mails could leave now. @throws what the mail server says when they could not. */
  verify(): Promise<void>;
  /** Ends what is under way and its connections. */
  close(): void;
}

/** The mail server will never take this mail. */
export class MailRefused extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = "MailRefused";
  }
}
