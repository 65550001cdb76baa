import { type MailServer, startMailServer } from "@copydesk/core/testing-mail";
import { testBeside } from "./fixtures.ts";

/** Tests on a server that sends its mails over SMTP, to a mail server that keeps them. */
export const test = testBeside(async () => {
  const mails = await startMailServer();
  return { mails, env: { SMTP_URL: mails.url }, close: () => mails.close() };
}).extend<{ mails: MailServer }>({ mails: ({ beside }, use) => use(beside.mails) });
