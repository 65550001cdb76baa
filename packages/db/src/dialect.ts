/**
 * Whether this process keeps its data in Postgres: decided once, by `DATABASE_URL` as it stands when the program begins, because tables are
 * made of the columns of one dialect when they are first named.
 */
export const onPostgres: boolean = /^postgres(?:ql)?:\/\//.test(process.env.DATABASE_URL ?? "");
