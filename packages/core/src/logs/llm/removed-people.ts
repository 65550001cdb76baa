import { schema } from "@copydesk/db";
import { type Column, isNotNull, type SQL, sql } from "drizzle-orm";

const { users } = schema;

/** True where a column of people's ids names somebody who was removed: their calls are counted, and nothing that they said is kept. */
export const ofRemovedPeople = (userId: Column): SQL =>
  sql`${userId} in (select ${users.id} from ${users} where ${isNotNull(users.deleted_at)})`;

/** The other ones: of people who are there, and of nobody. */
export const notOfRemovedPeople = (userId: Column): SQL => sql`(${ofRemovedPeople(userId)}) is not true`;
