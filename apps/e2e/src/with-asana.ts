import { type FakeAsana, startFakeAsana } from "@copydesk/core/testing";
import { testBeside } from "./fixtures.ts";

/** Tests on a server that knows an Asana of their own. */
export const test = testBeside(async () => {
  const asana = await startFakeAsana();
  const { baseUrl, clientId, clientSecret } = asana.service;
  const env = { ASANA_BASE_URL: baseUrl, ASANA_CLIENT_ID: clientId, ASANA_CLIENT_SECRET: clientSecret };
  return { asana, env, close: () => asana.close() };
}).extend<{ asana: FakeAsana }>({ asana: ({ beside }, use) => use(beside.asana) });
