export { type AnsweringThread, createAnsweringThread } from "./aside/answering-thread.ts";
export { type Aside, createAside } from "./aside/aside.ts";
export { type BackUpOptions, backUpTo } from "./backup/back-up.ts";
export { holdsWork } from "./backup/holds-work.ts";
export { databaseName } from "./backup/manifest.ts";
export { finishRestore } from "./backup/put-in-place.ts";
export { type Restored, restoreBackup, restoreInto } from "./backup/restore.ts";
export { batch, type Guarded, must, type Runnable, returned, type Transaction } from "./batch.ts";
export { batchTogether } from "./batch-together.ts";
export { batchUnsynced } from "./batch-unsynced.ts";
export type { FactColumn } from "./calls/blocks.ts";
export { type CallCondition, conditionSql, type NumbersQuery, type PlainQuery, plainCondition } from "./calls/condition.ts";
export { packCalls } from "./calls/pack-calls.ts";
export type { OrderStep, PositionsQuestion } from "./calls/positions.ts";
export type { TalliedGroup, Tally } from "./calls/tally.ts";
export { purgeActivityLogs, renameInActivityLog } from "./change-activity-log.ts";
export { type ChangeCounter, changeCounter, changeCounters, holds, unmoved } from "./change-counter.ts";
export { lower } from "./columns.ts";
export { onPostgres } from "./dialect.ts";
export { asDamage, isFailedQuery, isForeignKeyViolation, messageWithoutValues, storageFailure, uniqueViolation } from "./failures.ts";
export { flushNames } from "./flush-names.ts";
export { type IndexConversationsOptions, indexCallTexts, indexConversations } from "./index-texts.ts";
export { allListed, areEmptyLists, isSameJson, lists, listsObject, textAt, withTextAt } from "./json-vocabulary.ts";
export { lockDataFolder } from "./lock.ts";
export { sessionAdapter } from "./lucia-sessions.ts";
export { compareSchema, migrateDatabase, type SchemaState } from "./migrate.ts";
export { closeDatabase, type Database, openDatabase } from "./open.ts";
export { overwriting } from "./overwriting.ts";
export { type SharedClock, sharedClock } from "./postgres/clock.ts";
export { openPostgres } from "./postgres/connection.ts";
export { isAway } from "./postgres/errors.ts";
export { agreedOn, agreeOn } from "./postgres/installation.ts";
export { alone, type Duty, takeTurns } from "./postgres/locks.ts";
export { comparePostgres, migratePostgres } from "./postgres/migrate.ts";
export { type MovedRows, type MoveOptions, moveToPostgres } from "./postgres/move/move-to-postgres.ts";
export { demandOwnConnections, openRelay, type Relay } from "./postgres/relay.ts";
export { hasText, listedIn, prepared, textFor, textsById } from "./prepared.ts";
export { lookForDamage, refuseDamage } from "./quick-check.ts";
export { refoldNames } from "./refold-names.ts";
export { changeVersion, rowReader, StaleVersion } from "./rows.ts";
export type { TaskAnswer } from "./schema/index.ts";
export * as schema from "./schema/index.ts";
export {
  type CampaignTerm,
  callsWithWords,
  campaignsFound,
  campaignTerm,
  matchConversations,
  matchExamples,
  matchPeople,
  newestCampaignsWith,
} from "./search.ts";
export { factoryChannelPrompts, newChannelPrompts } from "./seed/factory-prompts.ts";
export { type LanguageSeed, languageSeeds } from "./seed/languages.ts";
export { objectives as objectiveSeeds } from "./seed/objectives.ts";
export { refreshFactoryPrompts } from "./seed/refresh-factory-prompts.ts";
export { seedFactoryData } from "./seed/seed-factory-data.ts";
export type { SeedContext } from "./seed/seeding.ts";
export { demandUsableFolder, endAfter, FolderHangs, makeFolder } from "./usable-folder.ts";
export {
  alias,
  always,
  anything,
  asc,
  chainFrom,
  constant,
  contains,
  countOf,
  countOfAll,
  desc,
  either,
  flag,
  isNotTrue,
  isSame,
  isTrue,
  joined,
  leadsTo,
  mark,
  markFor,
  never,
  nextPosition,
  orElse,
  outOfTheWay,
  personName,
  plus,
  positionAmong,
  query,
  scalar,
  standsFrom,
  startOf,
  totalOf,
  unindexed,
} from "./vocabulary.ts";
