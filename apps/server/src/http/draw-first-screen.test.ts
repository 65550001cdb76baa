import { existsSync } from "node:fs";
import { join } from "node:path";
import { closeDatabase, databaseName, openDatabase, schema } from "@copydesk/db";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { builtPrograms, startTestServer, type TestServer } from "../testing.ts";

let server: TestServer;
let token: string;
/** Of somebody who may only look. */
let theirs: string;
beforeAll(async () => {
  expect(builtPrograms.drawing && existsSync(builtPrograms.drawing), "the drawing thread is built").toBe(true);
  server = await startTestServer();
  token = await server.signIn();
  theirs = await server.signInAs("Viewer");
});
afterAll(() => server.stop());

const campaign = (name: string, is_public: boolean) => ({
  name,
  is_public,
  main_story: "A kettle that expects to break. Every one of its 23 parts can be ordered for twenty years.",
  from_date: "2027-01-01",
  to_date: "2027-01-31",
  languages: [{ code: "en", channels: ["linkedin"] }],
});
const make = async (name: string, is_public = true) =>
  expect((await server.call("POST", "/api/campaigns", { token, body: campaign(name, is_public) })).status).toBe(201);

async function page(path: string, session: string | undefined = token, headers: Record<string, string> = {}) {
  const cookie: Record<string, string> = session ? { cookie: `auth_token=${session}` } : {};
  const response = await server.call("GET", path, { headers: { accept: "text/html", ...cookie, ...headers } });
  const html = await response.text();
  return { response, html, isDrawn: html.includes('<div id="drawn" inert>') };
}

/** A cold thread may take longer than a page waits. */
const drawn = async (path: string, session?: string, headers?: Record<string, string>) => {
  await expect.poll(async () => (await page(path, session, headers)).isDrawn, { timeout: 20_000 }).toBe(true);
  return (await page(path, session, headers)).html;
};

describe("the page of somebody who is signed in", () => {
  test("of an empty list stays empty: what stands there instead asks for more", async () => {
    expect((await page("/campaigns")).isDrawn).toBe(false);
  });

  test("holds the list as words, without styles or scripts of its own, and what the console would ask for", async () => {
    await make("The kettle & <script>alert(1)</script>");
    const html = await drawn("/campaigns");
    expect(html).toContain("The kettle &amp; &lt;script&gt;alert(1)&lt;/script&gt;");
    expect(html).not.toContain("<script>alert");
    expect(html).not.toContain(' style="');
    const carried = /<script type="application\/json" id="page-answers" data-scripts="([^"]+)" data-preloads="[^"]+">(.*?)<\/script>/.exec(
      html,
    );
    const { queries, answers } = JSON.parse(carried?.[2] ?? "");
    expect(queries.map(([path]: [string]) => path).slice(-2)).toEqual(["options.get", "campaigns.list"]);
    expect(answers.at(-1).results[0].name).toBe("The kettle & <script>alert(1)</script>");
    const scripts = carried?.[1]?.split(" ") ?? [];
    expect(scripts.at(-1)).toMatch(/^\/assets\/start-/);
    for (const file of scripts) expect((await server.call("GET", file)).headers.get("content-type")).toContain("javascript");
  });

  test("is kept by nobody, and goes out compressed", async () => {
    await drawn("/campaigns");
    const { response } = await page("/campaigns", token, { "accept-encoding": "gzip" });
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("content-encoding")).toBe("gzip");
  });

  test("shows what its address asks for, and begins at `/`, too", async () => {
    await make("Another story");
    const rows = (html: string) => [...html.matchAll(/<bdi>([^<]+)<\/bdi><\/a>/g)].map(([, name]) => name?.slice(0, 7));
    expect(rows(await drawn("/campaigns?search=another"))).toEqual(["Another"]);
    expect(rows(await drawn("/campaigns?ordering=-name"))).toEqual(["The ket", "Another"]);
    expect(rows(await drawn("/"))).toEqual(["Another", "The ket"]);
  });

  test("is made of cards on a phone", async () => {
    expect(await drawn("/campaigns")).toContain("<table");
    expect(await drawn("/campaigns", token, { "sec-ch-ua-mobile": "?1" })).not.toContain("<table");
  });

  test("shows them what they may see, and nothing of whoever came before", async () => {
    await make("For nobody else", false);
    expect(await drawn("/campaigns")).toContain("For nobody else");
    const html = await drawn("/campaigns", theirs);
    expect(html).toContain("Another story");
    expect(html).not.toContain("For nobody else");
    expect(html).not.toContain("New campaign");
    expect(await drawn("/campaigns")).toContain("New campaign");
  });
});

describe("the page of one campaign", () => {
  const created = async (name: string, over: object = {}) => {
    const answer = await server.call("POST", "/api/campaigns", { token, body: { ...campaign(name, true), ...over } });
    return ((await answer.json()) as { id: string }).id;
  };
  const tab = (html: string) => /aria-selected="true"[^>]*>.*?<bdi lang="([a-z-]+)"/.exec(html)?.[1];

  test("holds its name and what stands in it, and what the console would ask for", async () => {
    const html = await drawn(`/campaigns/${await created("Mended & kept")}`);
    expect(html).toContain("Mended &amp; kept</h1>");
    expect(html).toContain("Nothing is written yet");
    const { queries } = JSON.parse(/id="page-answers"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? "");
    expect(queries.map(([path]: [string]) => path).slice(-5)).toEqual([
      "campaigns.get",
      "options.get",
      "blocks.overview",
      "blocks.texts",
      "blocks.schedule_frame",
    ]);
  });

  test("opens the language that its address names, else the first", async () => {
    const languages = ["en", "de"].map((code) => ({ code, channels: ["linkedin"] }));
    const id = await created("In two languages", { languages });
    expect(tab(await drawn(`/campaigns/${id}`))).toBe("en");
    expect(tab(await drawn(`/campaigns/${id}?language=de`))).toBe("de");
    expect(tab(await drawn(`/campaigns/${id}?language=xx`))).toBe("en");
  });

  test("stays empty for whoever may not see it, for one that there is not, and for its other views", async () => {
    const id = await created("Seen by its owner alone", { is_public: false });
    await drawn(`/campaigns/${id}`);
    for (const [path, session] of [
      [`/campaigns/${id}`, theirs],
      ["/campaigns/no-such-campaign", token],
      [`/campaigns/${id}?view=overview`, token],
      [`/campaigns/${id}?schedule=week`, token],
    ] as const) {
      const { isDrawn, html } = await page(path, session);
      expect([path, isDrawn, html.includes("Seen by its owner")]).toEqual([path, false, false]);
    }
  });
});

describe("the page of strangers", () => {
  test("is there for the first who comes", async () => {
    const fresh = await startTestServer();
    try {
      const html = await (await fresh.call("GET", "/auth/login", { headers: { accept: "text/html" } })).text();
      expect(html).toContain('<div id="drawn" inert>');
    } finally {
      await fresh.stop();
    }
  });

  test("is the form to sign in, at every address that wants a session", async () => {
    const html = await drawn("/auth/login", "");
    expect(html).toContain(">Sign in</h1>");
    expect(html).toContain('type="password"');
    expect(html).not.toContain(' style="');
    for (const path of ["/", "/campaigns", "/users?page=2", "/auth/login?redirect=%2Fprofile"])
      expect((await page(path, "")).html.replace(/ data-preloads="[^"]*"/, "")).toBe(html.replace(/ data-preloads="[^"]*"/, ""));
  });

  test("carries what the company tells strangers, and nothing of whoever was there before", async () => {
    await drawn("/campaigns");
    const html = await drawn("/campaigns", "");
    const carried = JSON.parse(/id="page-answers"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? "");
    expect(carried).toEqual({ queries: [["auth.company"]], answers: [{ ms_auth: false, enable_chat_agent: false, logo: null }] });
    expect(html).not.toContain("kettle &amp;");
  });

  test("is drawn anew when a company changes what it shows", async () => {
    await drawn("/auth/login", "");
    const database = openDatabase(join(server.dataFolder, databaseName));
    await database.update(schema.company_settings).set({ enable_chat_agent: true });
    try {
      // The one who finds it changed gets the empty page rather than the old one.
      expect((await page("/auth/login", "")).isDrawn).toBe(false);
      expect(await drawn("/auth/login", "")).toContain('"enable_chat_agent":true');
    } finally {
      await database.update(schema.company_settings).set({ enable_chat_agent: false });
      await closeDatabase(database);
    }
  });
});

test("a database that is away is the console's to tell of", async () => {
  const database = openDatabase(join(server.dataFolder, databaseName));
  await drawn("/campaigns");
  database.$client.exec("alter table sessions rename to sessions_away");
  try {
    const { response, isDrawn } = await page("/campaigns", "a-token-that-nothing-has-kept");
    expect([response.status, isDrawn]).toEqual([200, false]);
  } finally {
    database.$client.exec("alter table sessions_away rename to sessions");
    await closeDatabase(database);
  }
});

test.each([
  ["a stranger at a form that is not drawn", "/auth/forgot-password", ""],
  ["a session that is over", "/campaigns", "no-such-token"],
  ["a screen that is not drawn", "/profile", undefined],
  ["an address that asks for what there is not", "/campaigns?scope=nonsense&page=99", undefined],
])("%s gets the empty page, in which the console says what is to be said", async (_who, path, session) => {
  const { response, isDrawn, html } = await page(path, session);
  expect([response.status, isDrawn]).toEqual([200, false]);
  expect(html).toContain('<div id="root"></div>');
});
