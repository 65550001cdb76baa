import { isNotTrue, query, schema } from "@copydesk/db";
import { type Column, inArray, isNotNull, type SQL } from "drizzle-orm";
import type { Core } from "../../kernel/index.ts";

const { users } = schema;

/** Ids of people who were removed: their calls are counted, and nothing that they said is kept. */
export const removedPeople = ({ db }: Pick<Core, "db">) => db.select({ id: users.id }).from(users).where(isNotNull(users.deleted_at));

/** True where a column of people's ids names somebody who was removed. */
export const ofRemovedPeople = (userId: Column): SQL =>
  inArray(userId, query.select({ id: users.id }).from(users).where(isNotNull(users.deleted_at)));

/** The other ones: of people who are there, and of nobody. */
export const notOfRemovedPeople = (userId: Column): SQL => isNotTrue(ofRemovedPeople(userId));
