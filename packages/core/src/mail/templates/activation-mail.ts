import { linkLimits } from "@copydesk/contracts";
import type { MailContent } from "../../kernel/index.ts";
import { letter } from "./layout.ts";

export interface ActivationLetter {
  link: string;
  /** Whom it greets; empty when nobody knows yet. */
  firstName: string;
  /** Who invites; empty for nobody in particular. */
  invitedBy: string;
}

export function activationMail({ link, firstName, company, invitedBy }: ActivationLetter & { company: string }): MailContent {
  const who = invitedBy === "" ? "You have been invited" : `${invitedBy} has invited you`;
  return letter({
    subject: company === "" ? "Your invitation to Copydesk" : `Your invitation to Copydesk of ${company}`,
    before: [
      firstName === "" ? "Hello," : `Hello ${firstName},`,
      `${who} to Copydesk${company === "" ? "" : ` of ${company}`}, where one story becomes a whole campaign, in every channel and language.`,
      "Choose a password, and you are in.",
    ],
    button: { label: "Activate my account", link },
    after: [
      `The link works once, for ${linkLimits.activationDays} days. If you did not expect this email, ignore it: without the link nobody can use the account.`,
    ],
  });
}
