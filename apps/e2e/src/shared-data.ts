import { randomUUID } from "node:crypto";
import { askPostgres } from "@copydesk/db/test-server";

/** Names the Postgres that `postgres.config.ts` runs on; without it data lies in a file. */
export const postgresVariable = "COPYDESK_TEST_POSTGRES";
/** Names the database in it that every server begins with a copy of. */
export const templateDatabaseVariable = "COPYDESK_TEST_TEMPLATE_DATABASE";

interface SharedData {
  database: string;
  env: Record<string, string>;
  drop(): Promise<void>;
}

/** A database of its own for servers that answer at one address; null where data lies in a file. */
export async function sharedData(publicUrl: string): Promise<SharedData | null> {
  const server = process.env[postgresVariable];
  if (!server) return null;
  const database = `e2e_${randomUUID().replaceAll("-", "")}`;
  const template = process.env[templateDatabaseVariable];
  await askPostgres(server, `create database ${database}${template ? ` template ${template} strategy file_copy` : ""}`);
  const url = new URL(server);
  url.pathname = database;
  const env = {
    DATABASE_URL: url.href,
    COPYDESK_SECRET: "what all servers of the browser tests keep secrets with",
    PUBLIC_URL: publicUrl,
    TRUST_PROXY: "1",
  };
  return { database, env, drop: async () => void (await askPostgres(server, `drop database ${database} with (force)`)) };
}
