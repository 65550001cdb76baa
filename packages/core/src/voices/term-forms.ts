import { AppError, type TermForms, type termFormsInput } from "@copydesk/contracts";
import { schema } from "@copydesk/db";
import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { Core } from "../kernel/index.ts";
import { termForms } from "../terms/index.ts";

/**
 * What each term of a guide finds besides itself.
 * @throws BAD_REQUEST for a language that is gone.
 */
export async function readTermForms(core: Core, { language_id, terms }: z.output<typeof termFormsInput>): Promise<TermForms[]> {
  const { languages } = schema;
  const [language] = await core.db.select({ code: languages.code }).from(languages).where(eq(languages.id, language_id));
  const message = "This language no longer exists";
  if (!language) throw new AppError("BAD_REQUEST", `${message}.`, { fields: { language_id: [message] } });
  return terms.map((term) => termForms(term, language.code));
}
