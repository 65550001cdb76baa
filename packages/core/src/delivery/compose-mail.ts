import { schema } from "@copydesk/db";
import type { Core, MailContent } from "../kernel/index.ts";
import { activationMail, type Letters, openLetter, passwordChangedMail, resetMail } from "../mail/index.ts";
import { composeResetMail } from "./compose-reset-mail.ts";

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
