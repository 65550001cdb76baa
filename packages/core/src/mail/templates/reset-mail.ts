import { linkLimits } from "@copydesk/contracts";
import type { MailContent } from "../../kernel/index.ts";
import { letter } from "./layout.ts";

export interface ResetLetter {
  link: string;
  firstName: string;
}

export function resetMail({ link, firstName }: ResetLetter): MailContent {
  return letter({
    subject: "Choose a new Copydesk password",
    before: [
      firstName === "" ? "Hello," : `Hello ${firstName},`,
      "Somebody, hopefully you, asked for a new password to your Copydesk account. Choose it here:",
    ],
    button: { label: "Choose a new password", link },
    after: [
      `The link works once, for ${linkLimits.resetMinutes} minutes. If you did not ask for it, ignore this email: your password stays as it is.`,
    ],
  });
}
