import { int, ref, time } from "../columns.ts";

/** Who made and last changed a row, and the number that a concurrent edit is compared with. */
export const authored = () => ({
  created_at: time().notNull(),
  created_by: ref(),
  updated_at: time().notNull(),
  updated_by: ref(),
  version: int().notNull().default(1),
});
