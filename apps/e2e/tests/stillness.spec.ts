import type { Page } from "@playwright/test";
import { call } from "../src/call.ts";
import { expect, test } from "../src/fixtures.ts";
import { generate, makeCampaign } from "../src/written-campaign.ts";

/**
 * Collects, from before the first paint on, how much moves without anybody having done something. Answers come a little late, one
 * after the other, as they do elsewhere than on one machine; how many are on their way is counted.
 */
const watch = `{
  const counts = (window.stillness = { moved: 0, underWay: 0, lastMove: "" });
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) {
      if (shift.hadRecentInput) continue;
      counts.moved += shift.value;
      counts.lastMove = shift.sources.map(({ node }) => node?.className || node?.nodeName).join(", ");
    }
  }).observe({ type: "layout-shift", buffered: true });
  const send = window.fetch;
  window.fetch = async (...request) => {
    counts.underWay += 1;
    try {
      await new Promise((resolve) => setTimeout(resolve, 40));
      return await send(...request);
    } finally {
      setTimeout(() => (counts.underWay -= 1), 20);
    }
  };
}`;

/** As much as may move while a screen loads: two hundredths of the window. */
const most = 0.02;
const phone = { width: 375, height: 812 };
const tablet = { width: 768, height: 1000 };
const desktop = { width: 1440, height: 900 };

/** Ends when nothing is on its way, nothing says that it loads, and what came has been drawn; after eight seconds it says false. */
const settled = `new Promise((resolve) => {
  const until = performance.now() + 8_000;
  let still = 0;
  const loads = () =>
    stillness.underWay > 0 || !document.querySelector("h1:not([data-left])") || document.fonts.status !== "loaded" ||
    [...document.querySelectorAll('[role="status"], [aria-busy="true"]')].some(
      (one) => one.ariaBusy === "true" || /^(Loading|Opening)/.test(one.textContent),
    );
  const look = () => {
    still = loads() ? 0 : still + 1;
    if (still > 3) resolve(true);
    else if (performance.now() > until) resolve(false);
    else requestAnimationFrame(look);
  };
  look();
})`;

/** Headings that jump over a level, or a page without exactly one of the first. */
const headings = `(() => {
  const shown = [...document.querySelectorAll("h1, h2, h3, h4, h5, h6")].filter((one) => one.checkVisibility());
  const levels = shown.map((one) => Number(one.tagName[1]));
  const jumps = shown.filter((_, at) => levels[at] > (levels[at - 1] ?? 0) + 1).map((one) => one.tagName + " " + one.textContent);
  return levels.filter((one) => one === 1).length === 1 ? jumps : [...jumps, "not one h1"];
})()`;

/** With `EVERY_WIDTH` in the environment every screen is opened from nothing at all three widths, and what moved is listed. */
const everyWidth = Boolean(process.env.EVERY_WIDTH);

test("nothing moves by itself on any screen, and headings follow their order", async ({ page, signIn, troubles }) => {
  test.setTimeout(everyWidth ? 900_000 : 240_000);
  await signIn();
  const campaign = await makeCampaign(page, "Nothing moves", ["linkedin", "x", "blog"]);
  await generate(page, campaign);
  const routes = await routesOf(page, campaign);
  const found: string[] = [];
  const moves = new Map<string, number>();
  await page.addInitScript(watch);

  async function look(route: string, time: string) {
    if (!(await page.evaluate<boolean>(settled))) found.push(`${route}, ${time}: loads without an end`);
    const width = page.viewportSize()?.width;
    const { moved, lastMove } = await page.evaluate<{ moved: number; lastMove: string }>("stillness");
    const screen = `${width} ${route}`;
    moves.set(screen, Math.max(moved, moves.get(screen) ?? 0));
    if (moved > most) found.push(`${route} at ${width} px, ${time}: ${moved.toFixed(3)} (${lastMove})`);
    for (const jump of await page.evaluate<string[]>(headings)) found.push(`${route} at ${width} px: ${jump}`);
  }
  /** As a bookmark is opened: the page loads from nothing. */
  async function open(route: string, time: string) {
    await page.goto(route);
    await look(route, time);
  }
  /** As a link is followed: the page stays, the screen is another one. */
  async function follow(route: string, time: string) {
    await page.evaluate(
      `document.querySelector("h1").dataset.left = ""; stillness.moved = 0; history.pushState({}, "", ${JSON.stringify(route)}); dispatchEvent(new PopStateEvent("popstate", { state: {} }))`,
    );
    await look(route, time);
  }

  for (const size of everyWidth ? [phone, tablet, desktop] : [phone]) {
    await page.setViewportSize(size);
    for (const route of routes) await open(route, "opened");
  }
  await page.setViewportSize(tablet);
  await open(routes.at(-1) ?? "/profile", "opened");
  for (const route of routes) await follow(route, "followed");
  await page.setViewportSize(desktop);
  for (const route of routes) await follow(route, "followed again");
  const hub = `/campaigns/${campaign}`;
  for (const size of [phone, tablet, desktop]) {
    await page.setViewportSize(size);
    for (const time of ["opened", "opened again"]) await open(hub, time);
  }
  if (everyWidth) for (const [screen, moved] of [...moves].sort(([, one], [, other]) => other - one)) console.log(moved.toFixed(4), screen);
  expect(found).toEqual([]);
  // What is not there answers so; that is a screen like the others.
  troubles.splice(0, troubles.length, ...troubles.filter((one) => !one.includes("404")));
});

test("nothing moves at the door", async ({ page }) => {
  await page.addInitScript(watch);
  const found: string[] = [];
  for (const size of [phone, tablet, desktop]) {
    await page.setViewportSize(size);
    for (const route of ["/auth/login", "/auth/forgot-password", "/auth/reset-password/no-such-token", "/auth/ms-callback/not-found"]) {
      await page.goto(route);
      expect(await page.evaluate<boolean>(settled), `${route} ends loading`).toBe(true);
      const { moved, lastMove } = await page.evaluate<{ moved: number; lastMove: string }>("stillness");
      if (moved > most) found.push(`${route} at ${size.width} px: ${moved.toFixed(3)} (${lastMove})`);
      for (const jump of await page.evaluate<string[]>(headings)) found.push(`${route} at ${size.width} px: ${jump}`);
    }
  }
  expect(found).toEqual([]);
});

test("a press counts where it began, also when the page grows under it", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/campaigns");
  const button = page.getByRole("button", { name: /^Search/ }).first();
  await button.hover();
  await page.mouse.down();
  await button.evaluate((element) => element.style.setProperty("translate", "0 200px"));
  await page.mouse.up();
  await expect(page.getByRole("dialog")).toBeVisible();

  await page.keyboard.press("Escape");
  await button.hover();
  await page.mouse.down();
  await page.mouse.move(700, 500);
  await page.mouse.up();
  await expect(page.getByRole("dialog")).toBeHidden();
});

/** Every screen of the console, with something to show. */
async function routesOf(page: Page, campaign: string): Promise<string[]> {
  type One = { id: string };
  const first = async (procedure: string) => (await call<{ results: One[] }>(page, procedure, {}, "GET")).results[0]?.id;
  const { channels, voices } = await call<{ channels: One[]; voices: One[] }>(page, "options.get", {}, "GET");
  const [template, user, model] = [await first("templates.list"), await first("users.list"), await first("models.list")];
  const { roles } = await call<{ roles: One[] }>(page, "users.options", undefined, "GET");
  const team = await call<One>(page, "teams.create", { name: "Stillness", description: "", colour: "blue" });
  const calls = await call<{ results: One[] }>(page, "llm_logs.list", { purposes: ["content"] }, "GET");
  const { replay } = await call<{ replay: One }>(page, "llm_logs.replay", { id: calls.results[0]?.id });
  const asked = { name: "Once more", ids: calls.results.map(({ id }) => id), idempotency_key: "stillness" };
  const experiment = await call<One>(page, "llm_experiments.start", asked);
  const hub = `/campaigns/${campaign}`;
  const channel = `/settings/channels/${channels[0]?.id}`;
  const voice = `/settings/voices/${voices[0]?.id}`;
  const routes = [
    ...[
      "/campaigns",
      "/campaigns/template",
      "/campaigns/add",
      `/campaigns/add/${template}/template`,
      `/campaigns/templates/${template}/edit`,
    ],
    ...[hub, `${hub}/edit`, `${hub}?view=overview`, `${hub}?schedule=week`, `${hub}?schedule=month`, `${hub}?schedule=list`],
    ...["/settings/channels", channel, `${channel}/edit`, "/settings/channels/add"],
    ...["/settings/voices", voice, `${voice}/edit`, "/settings/voices/add"],
    ...["/examples", "/settings/languages", "/settings/objectives-config", "/settings/outline-config", "/settings/scheduler-config"],
    ...["/settings/models", `/settings/models/${model}/edit`, "/settings/models/add", "/settings/company"],
    ...[
      "/logs/llm",
      `/logs/llm/replays/${replay.id}`,
      "/logs/llm/experiments",
      `/logs/llm/experiments/${experiment.id}`,
      "/logs/activities",
    ],
    ...["/users", "/users/add", `/users/${user}`, `/users/${user}/edit`],
    ...["/teams", `/teams/${team.id}`, `/teams/${team.id}/edit`, "/teams/add"],
    ...["/settings/roles", `/settings/roles/${roles[0]?.id}`, "/settings/roles/add", "/profile", "/chat"],
    ...["/nothing/here", "/forbidden"],
  ];
  // In strides, so that none follows one that is the same screen with another address: what is there then is the new one.
  return routes.map((_, at) => routes[(at * 7) % routes.length] ?? "");
}
