export { batch, type Guarded, must, type Transaction } from "./batch.ts";
export { storageFailure, uniqueViolation } from "./failures.ts";
export { lockDataFolder } from "./lock.ts";
export { migrateDatabase } from "./migrate.ts";
export { closeDatabase, type Database, openDatabase } from "./open.ts";
export type { BlockOverrides, TaskAnswer, TemplateBrief } from "./schema/index.ts";
export * as schema from "./schema/index.ts";
export { type SeedContext, seedFactoryData } from "./seed/seed-factory-data.ts";
