import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "../src/fixtures.ts";
import { beginSheets, settle } from "./keep-sheets.ts";
import { layOut } from "./screens.ts";

const folder = join(import.meta.dirname, "../../../test-results/sheets");

/** What a window of 1280 × 1024 shows at 400 %, and what comes out of the printer. */
test("zoom and paper", async ({ page, signIn, desk, browser, troubles }) => {
  await signIn();
  await page.goto(`${desk.url}/campaigns`);
  const ids = await layOut(page);
  const hub = `/campaigns/${ids.campaign}`;
  const faulty = `/campaigns/${ids.faulty}`;
  await mkdir(folder, { recursive: true });
  const printed = {
    hub,
    "hub-arabic": `${faulty}?language=ar`,
    overview: `${faulty}?view=overview`,
    week: `${hub}?schedule=week`,
    month: `${hub}?schedule=month`,
    list: `${hub}?schedule=list`,
    "list-arabic": `${faulty}?language=ar&schedule=list`,
  };
  await page.emulateMedia({ colorScheme: "dark" });
  for (const [name, path] of Object.entries(printed)) {
    await page.goto(desk.url + path);
    await page.locator("h1").first().waitFor();
    await settle(page);
    await page.pdf({ path: join(folder, `paper-${name}.pdf`), format: "A4", printBackground: true });
  }
  await page.emulateMedia({ colorScheme: "light" });

  const near = await browser.newPage({ viewport: { width: 320, height: 256 }, deviceScaleFactor: 2 });
  await signIn(near, desk.url);
  const sheets = beginSheets("zoom", [{ width: 320, height: 256, shown: 480, row: 4, most: 16 }]);
  const zoomed = {
    ...{ list: "/campaigns", form: "/campaigns/add", hub, "hub in Arabic": `${faulty}?language=ar`, overview: `${hub}?view=overview` },
    ...{ schedule: `${hub}?schedule=list`, channel: `/settings/channels/${ids.channel}/edit`, voice: `/settings/voices/${ids.voice}/edit` },
    ...{
      outline: "/settings/outline-config",
      models: "/settings/models/add",
      calls: "/logs/llm",
      people: "/users",
      roles: "/settings/roles/add",
    },
    ...{ profile: "/profile", company: "/settings/company", chat: "/chat" },
  };
  for (const [name, path] of Object.entries(zoomed)) {
    await near.goto(desk.url + path);
    await near.locator("h1").first().waitFor();
    await settle(near);
    await sheets.take(near, undefined, name);
    await near.mouse.wheel(0, 400);
    await near.waitForTimeout(200);
    await sheets.take(near, undefined, `${name}, further down`);
  }
  await sheets.keep();
  await near.close();
  troubles.splice(0);
  expect(true).toBe(true);
});
