import { anything, changeVersion, plus, query, rowReader, schema, type Transaction } from "@copydesk/db";
import { and, eq, exists, inArray, isNull, type SQL } from "drizzle-orm";
import { type Actor, type Core, changedBy } from "../kernel/index.ts";

const { users, user_passwords, password_tokens, personal_tokens, user_preferences } = schema;

export type UserRow = typeof users.$inferSelect;
type UserColumns = Partial<UserRow>;

/** The statement that makes accounts. */
export const insertUsers = (tx: Transaction, rows: (typeof users.$inferInsert)[]) => tx.insert(users).values(rows);

/** The statement that changes an account in its form. @throws StaleVersion when it is run and somebody was quicker. */
export const changeUserForm = (tx: Transaction, row: UserRow, set: UserColumns) => changeVersion(tx, users, { row, set });

/** The statement that changes accounts beside their form: whoever is editing one of them hears of it. */
export const changeUsers = (
  tx: Transaction,
  core: Core,
  { ids, actor, set = {} }: { ids: readonly string[]; actor: Actor; set?: UserColumns },
) =>
  tx
    .update(users)
    .set({ ...set, version: plus(users.version, 1), ...changedBy(core, actor) })
    .where(inArray(users.id, [...ids]));

/** The same for one's own, as long as it is there. */
export const changeOwnUser = (tx: Transaction, core: Core, actor: Actor, set: UserColumns) =>
  tx
    .update(users)
    .set({ ...set, version: plus(users.version, 1), ...changedBy(core, actor) })
    .where(and(eq(users.id, actor.userId), isNull(users.deleted_at)));

/** The statement that says by what somebody signs in, if a condition holds. */
export const changeSignIn = (
  tx: Transaction,
  userId: string,
  { source, when }: { source: UserRow["auth_source"]; when: SQL | undefined },
) =>
  tx
    .update(users)
    .set({ auth_source: source })
    .where(and(eq(users.id, userId), when));

/** Of the account that a statement is about: it can be signed in to. */
export const isActiveUser = and(eq(users.status, "active"), isNull(users.deleted_at));

/** Whether somebody can come in by a password. */
export const hasPassword = (userId: string) =>
  exists(query.select(anything).from(user_passwords).where(eq(user_passwords.user_id, userId)));

/** The statement that notes that somebody has come in. */
export const noteSignedIn = (tx: Transaction, core: Core, userId: string) =>
  tx
    .update(users)
    .set({ last_login_at: new Date(core.now()) })
    .where(eq(users.id, userId));

/** Statements that leave of an account what refers to it: its address is free, nobody comes in with it any more. */
export const forgetUser = (tx: Transaction, core: Core, { id, actor }: { id: string; actor: Actor }) => [
  changeUsers(tx, core, {
    ids: [id],
    actor,
    set: { email: `${id}@removed.invalid`, profile_pic: null, status: "inactive", deleted_at: new Date(core.now()) },
  }),
  ...[user_passwords, password_tokens, personal_tokens, user_preferences].map((table) => tx.delete(table).where(eq(table.user_id, id))),
];

/** Columns of accounts, removed ones included. */
export const readUserRows = rowReader(users);
