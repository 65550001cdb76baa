import { batch } from "@copydesk/db";
import { readCompanyRows } from "../company/index.ts";
import { findByAddress, issueLink } from "../identity/index.ts";
import type { Core, MailContent } from "../kernel/index.ts";
import { activationMail, type Letters, openLetter, passwordChangedMail, type QueuedMailRow, resetMail } from "../mail/index.ts";

type MailRow = Pick<QueuedMailRow, "id" | "kind" | "recipient" | "sealed">;
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
  const [row] = await readCompanyRows(core, ["name"]);
  return row?.name ?? "";
}

/**
 * A mail with a new link for whoever has this address; null when nobody active has it, or when they sign in elsewhere
 * only: a password would outlive the account there.
 */
async function composeResetMail(core: Core, email: string): Promise<MailContent | null> {
  const person = await findByAddress(core, email);
  if (!person) return null;
  let link = "";
  await batch(core.db, (tx) => {
    const issued = issueLink(tx, core, { userId: person.id, kind: "reset" });
    link = issued.link;
    return issued.statements;
  });
  return resetMail({ link, firstName: person.first_name });
}
