import type { MailContent } from "../../kernel/index.ts";
import { letter } from "./layout.ts";

export interface PasswordChangedLetter {
  firstName: string;
  /** Page on which a new password can be asked for. */
  forgotLink: string;
}

export function passwordChangedMail({ firstName, forgotLink }: PasswordChangedLetter): MailContent {
  return letter({
    subject: "Your Copydesk password was changed",
    before: [
      `Hello ${firstName},`,
      "The password of your Copydesk account was just changed, and you were signed out everywhere else.",
      "If that was you, there is nothing to do. If not, choose a new password at once and tell your administrator.",
    ],
    button: { label: "This wasn't me", link: forgotLink },
    after: [],
  });
}
