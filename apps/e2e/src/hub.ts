import { expect, type Page } from "@playwright/test";
import { call, tokenOf } from "./call.ts";
import { story } from "./story.ts";

/** Chooses an entry of the menu that a button opens. */
export const menu = async (page: Page, button: string | RegExp, item: string | RegExp) => {
  await page.getByRole("button", { name: button }).click();
  await page.getByRole("menuitem", { name: item }).click();
};
export const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });
export const tab = (page: Page, name: string) => page.getByRole("tab", { name: new RegExp(name) });

interface Wanted {
  languages?: { code: string; channels: string[] }[];
  is_public?: boolean;
  team_ids?: string[];
  written?: boolean;
}

/** A small campaign is written within a tenth of a second. */
export const often = { timeout: 90_000, intervals: [50, 50, 100, 100, 250, 500] };

/** A campaign of the page's person, written unless it is not wanted so. */
export async function makeCampaign(page: Page, name: string, { written = true, ...wanted }: Wanted = {}): Promise<string> {
  const headers = { Authorization: `Token ${await tokenOf(page)}` };
  const brief = {
    name,
    main_story: story,
    objectives: ["Product launch"],
    from_date: "2083-03-01",
    to_date: "2083-04-11",
    is_public: false,
    languages: [
      { code: "en", channels: ["linkedin", "x"] },
      { code: "de", channels: ["linkedin"] },
    ],
    ...wanted,
  };
  const made = await page.request.post("/api/campaigns", { headers, data: brief });
  expect(made.ok(), await made.text()).toBe(true);
  const { id } = (await made.json()) as { id: string };
  if (!written) return id;
  const started = await page.request.post(`/api/campaigns/${id}/generate`, { headers, data: {} });
  expect(started.ok(), await started.text()).toBe(true);
  await expect
    .poll(async () => (await call<{ status: string }>(page, "campaigns.get", { id }, "GET")).status, often)
    .toMatch(/ready|needs_attention/);
  return id;
}
