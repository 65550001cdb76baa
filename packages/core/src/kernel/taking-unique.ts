import { AppError } from "@copydesk/contracts";
import { uniqueViolation } from "@copydesk/db";

/** By column, such as `channels.code`: the field of the input, and what is said when another has the same. */
export type Taken = Readonly<Record<string, readonly [field: string, message: string]>>;

/** Runs a write of what only one may have. @throws NAME_TAKEN with the sentence beside its field; whatever `write` throws. */
export async function takingUnique<T>(taken: Taken, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const columns = uniqueViolation(error);
    const found = Object.entries(taken).find(([column]) => columns?.includes(column));
    if (!found) throw error;
    const [field, message] = found[1];
    throw new AppError("NAME_TAKEN", message, { fields: { [field]: [message] }, cause: error });
  }
}
