import type { Transaction } from "../batch.ts";

export interface SeedContext {
  now: Date;
  newId: () => string;
}

/** What the parts of the seed write with. */
export interface Seeding extends SeedContext {
  tx: Transaction;
  /** `created_at` and the like, without a person. */
  authored: { created_at: Date; updated_at: Date };
  /** Ids by code or name of what other rows refer to. */
  ids: { language: Map<string, string>; channel: Map<string, string>; objective: Map<string, string>; voice: Map<string, string> };
}
