import type { Database } from "../open.ts";

export interface SeedContext {
  now: Date;
  newId: () => string;
}

/** Gives an empty database what every Copydesk begins with; does nothing where that exists. */
export async function seedFactoryData(_db: Database, _context: SeedContext): Promise<void> {}
