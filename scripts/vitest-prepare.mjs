import { startTestServer } from "../packages/db/src/postgres/server-of-tests.ts";
import { build } from "./lib/build.mjs";

/**
 * The server as it stands, before the first test: what runs in a thread or a process of its own is tested as it is shipped. And a Postgres,
 * where the tests are to run on one.
 */
export default async function prepare() {
  if (!process.env.COPYDESK_BUILT) await build(["@copydesk/server"]);
  if (process.env.TEST_DATABASE !== "postgres") return undefined;
  const server = await startTestServer();
  // Before any worker begins, which takes it over.
  process.env.DATABASE_URL = server.url;
  return server.stop;
}
