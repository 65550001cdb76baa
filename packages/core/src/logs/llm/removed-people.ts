import { isNotTrue } from "@copydesk/db";
import { type Column, inArray, type SQL } from "drizzle-orm";
import { removedUsers } from "../../identity/index.ts";

/** True where a column of people's ids names somebody who was removed: their calls are counted, and nothing that they said is kept. */
export const ofRemovedPeople = (userId: Column): SQL => inArray(userId, removedUsers());

/** The other ones: of people who are there, and of nobody. */
export const notOfRemovedPeople = (userId: Column): SQL => isNotTrue(ofRemovedPeople(userId));
