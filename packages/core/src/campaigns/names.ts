import { AppError, foldName } from "@copydesk/contracts";
import { schema, uniqueViolation } from "@copydesk/db";
import { and, eq, ne } from "drizzle-orm";
import type { Core } from "../kernel/index.ts";

/** Whether a living campaign has this name, apart from case and accents; whoever's it is, because names are unique. */
export async function isNameTaken(core: Core, name: string, exceptId?: string): Promise<boolean> {
  const { campaigns } = schema;
  const same = eq(campaigns.name_folded, foldName(name.normalize("NFC").trim()));
  const [row] = await core.db
    .select({ id: campaigns.id })
    .from(campaigns)
    .where(exceptId === undefined ? same : and(same, ne(campaigns.id, exceptId)))
    .limit(1);
  return row !== undefined;
}

export const nameTaken = (cause?: unknown) => {
  const message = "A campaign with this name already exists";
  return new AppError("NAME_TAKEN", message, { fields: { name: [message] }, cause });
};

/** Runs a write that sets a campaign's name, and says in words when somebody else took the name in between. */
export async function takingName<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (uniqueViolation(error)?.includes("campaigns.name_folded")) throw nameTaken(error);
    throw error;
  }
}

/** `name`, or `name (copy)`, `name (copy 2)` and so on, whichever is free; cut so that it fits 120 characters. */
export async function freeCopyName(core: Core, name: string): Promise<string> {
  const start = name.replace(/ \(copy(?: \d+)?\)$/, "");
  for (let n = 1; ; n += 1) {
    const end = n === 1 ? " (copy)" : ` (copy ${n})`;
    const candidate = `${[...start].slice(0, 110).join("").trimEnd()}${end}`;
    if (!(await isNameTaken(core, candidate))) return candidate;
  }
}
