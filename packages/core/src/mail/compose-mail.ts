import { schema } from "@copydesk/db";
import type { Core } from "../context.ts";
import { composeResetMail } from "./compose-reset-mail.ts";
import type { MailContent } from "./mailer.ts";
import { type Letters, openLetter } from "./queue-mail.ts";
import { activationMail } from "./templates/activation-mail.ts";
import { passwordChangedMail } from "./templates/password-changed-mail.ts";
import { resetMail } from "./templates/reset-mail.ts";

type MailRow = Pick<typeof schema.mails.$inferSelect, "id" | "kind" | "recipient" | "sealed">;
type Composers = { [K in keyof Letters]: (core: Core, letter: NonNullable<Letters[K]>) => MailContent | Promise<MailContent> };

const composers: Composers = {
  activation: async (core, letter) => activationMail({ ...letter, company: await companyName(core) }),
  reset: (_, letter) => resetMail(letter),
  password_changed: (_, letter) => passwordChangedMail(letter),
};

/**
 * What a mail of the queue says.
 * @returns null for one that there is nobody to send to.
 */
export async function composeMail(core: Core, { id, kind, recipient, sealed }: MailRow): Promise<MailContent | null> {
  if (sealed === null) return kind === "reset" ? composeResetMail(core, recipient) : null;
  const compose = composers[kind as keyof Letters] as ((core: Core, letter: unknown) => MailContent | Promise<MailContent>) | undefined;
  return compose ? compose(core, openLetter(core, id, sealed)) : null;
}

async function companyName(core: Core): Promise<string> {
  const { company_settings: company } = schema;
  const [row] = await core.db.select({ name: company.name }).from(company).limit(1);
  return row?.name ?? "";
}
