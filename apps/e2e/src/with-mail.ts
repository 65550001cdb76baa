import { type MailServer, startMailServer } from "@copydesk/core/testing-mail";
import { test as base } from "./fixtures.ts";

/** Tests on a server that sends its mails over SMTP, to a mail server that keeps them. */
export const test = base.extend<object, { mails: MailServer }>({
  mails: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are asked for from this pattern
    async ({}, use) => {
      const mails = await startMailServer();
      await use(mails);
      await mails.close();
    },
    { scope: "worker" },
  ],
  serverEnv: [({ mails }, use) => use({ SMTP_URL: mails.url }), { scope: "worker" }],
});
