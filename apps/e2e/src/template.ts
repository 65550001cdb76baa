import { rmSync } from "node:fs";
import { administrator, startCopydesk, templateVariable } from "./copydesk.ts";
import { templateDatabaseVariable } from "./shared-data.ts";
import { rememberTours } from "./tours.ts";

/**
 * Makes, before the first test, the data folder that every server of the tests begins with: an administrator who knows the tours.
 * Playwright hands the environment on to its workers, and calls what is returned after the last test.
 */
export default async function makeTemplate(): Promise<() => void> {
  const desk = await startCopydesk();
  const answer = await fetch(`${desk.url}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(administrator),
  });
  if (!answer.ok) throw new Error(`The administrator could not sign in: ${await answer.text()}`);
  await rememberTours(desk.url, ((await answer.json()) as { token: string }).token);
  await desk.stop();
  process.env[templateVariable] = desk.dataFolder;
  if (desk.database) process.env[templateDatabaseVariable] = desk.database;
  return () => rmSync(desk.dataFolder, { recursive: true, force: true });
}
