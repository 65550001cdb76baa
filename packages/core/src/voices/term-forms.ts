import { AppError, type TermForms, type termFormsInput } from "@copydesk/contracts";
import type { z } from "zod";
import type { Core } from "../kernel/index.ts";
import { readLanguageRows } from "../languages/index.ts";
import { termForms } from "../terms/index.ts";

/**
 * What each term of a guide finds besides itself.
 * @throws BAD_REQUEST for a language that is gone.
 */
export async function readTermForms(core: Core, { language_id, terms }: z.output<typeof termFormsInput>): Promise<TermForms[]> {
  const [language] = await readLanguageRows(core, ["code"], { ids: [language_id] });
  const message = "This language no longer exists";
  if (!language) throw new AppError("BAD_REQUEST", `${message}.`, { fields: { language_id: [message] } });
  return terms.map((term) => termForms(term, language.code));
}
