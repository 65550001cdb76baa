import { startTestServer } from "@copydesk/db/test-server";
import { postgresVariable } from "./shared-data.ts";
import makeTemplate from "./template.ts";

/** As `template.ts`, in a Postgres that lives as long as the tests. */
export default async function makeTemplateOnPostgres(): Promise<() => Promise<void>> {
  const postgres = await startTestServer();
  process.env[postgresVariable] = postgres.url;
  const forget = await makeTemplate();
  return async () => {
    forget();
    await postgres.stop();
  };
}
