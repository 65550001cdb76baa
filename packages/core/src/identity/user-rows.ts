import { anything, changeVersion, plus, query, rowReader, schema, type Transaction } from "@copydesk/db";
import { and, eq, exists, gt, inArray, isNotNull, isNull, max, or, type SQL } from "drizzle-orm";
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

/** Ids of people who were removed, as a query within another one. */
export const removedUsers = () => query.select({ id: users.id }).from(users).where(isNotNull(users.deleted_at));

/** Whether there is nobody yet. */
export const hasNoUsers = async ({ db }: Core): Promise<boolean> => (await db.$count(users)) === 0;

/** Those of some people who have a password. */
export const peopleWithPassword = ({ db }: Core, ids: readonly string[]): Promise<{ user_id: string }[]> =>
  db
    .select({ user_id: user_passwords.user_id })
    .from(user_passwords)
    .where(inArray(user_passwords.user_id, [...ids]));

/** Until when people can still follow a link that activates their account. */
export async function openInvitations({ db, now }: Core, ids: readonly string[]): Promise<Map<string, Date>> {
  const { kind, user_id, used_at, expires_at } = password_tokens;
  const open = and(eq(kind, "activation"), isNull(used_at), gt(expires_at, new Date(now())));
  const rows = await db
    .select({ user_id, ends: max(expires_at) })
    .from(password_tokens)
    .where(and(inArray(user_id, [...ids]), open))
    .groupBy(user_id);
  return new Map(rows.flatMap((row) => (row.ends ? [[row.user_id, row.ends]] : [])));
}

/** What somebody's own page shows of their account; undefined when it is gone. */
export async function readOwnAccount({ db }: Core, userId: string) {
  const { email, first_name, last_name, profile_pic, job_title, timezone } = users;
  const [row] = await db
    .select({ account: { email, first_name, last_name, profile_pic, job_title, timezone }, password_of: user_passwords.user_id })
    .from(users)
    .leftJoin(user_passwords, eq(user_passwords.user_id, users.id))
    .where(eq(users.id, userId));
  return row && { ...row.account, has_password: row.password_of !== null };
}

/** Whoever active has an address and signs in here; undefined for those who sign in elsewhere only. */
export async function findByAddress({ db }: Core, address: string): Promise<{ id: string; first_name: string } | undefined> {
  const signsInHere = or(eq(users.auth_source, "password"), isNotNull(user_passwords.user_id));
  const [person] = await db
    .select({ id: users.id, first_name: users.first_name })
    .from(users)
    .leftJoin(user_passwords, eq(user_passwords.user_id, users.id))
    .where(and(eq(users.email, address), eq(users.status, "active"), isNull(users.deleted_at), signsInHere));
  return person;
}

/** Names of those of these addresses that have an account. */
export const readUsersByEmail = ({ db }: Core, emails: readonly string[]) =>
  db
    .select({ email: users.email, first_name: users.first_name, last_name: users.last_name })
    .from(users)
    .where(inArray(users.email, [...emails]));
