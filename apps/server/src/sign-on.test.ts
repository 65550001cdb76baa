import { type FakeAsana, offerMicrosoft, startFakeAsana } from "@copydesk/core/testing";
import { Events, OAuth2Server } from "oauth2-mock-server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { administrator, startTestServer, type TestServer } from "./testing.ts";

/*
 * Sign-on over HTTP as a browser meets it: cookies, redirects, headers. What makes a token or a way back genuine is
 * tested in core.
 */
const tenantId = "6e1f2a04-52a5-4b1c-9f3b-0c5f8f7f2d11";

let provider: OAuth2Server;
let asana: FakeAsana;
let server: TestServer;

// biome-ignore lint/suspicious/noExplicitAny: answers are looked into as JSON, whatever they are
const json = async (response: Response): Promise<any> => response.json();

beforeAll(async () => {
  provider = new OAuth2Server();
  await provider.issuer.keys.generate("RS256");
  await provider.start(0, "127.0.0.1");
  provider.issuer.url = `http://127.0.0.1:${provider.address().port}`;
  provider.service.on(Events.BeforeTokenSigning, (one) => {
    Object.assign(one.payload, { tid: tenantId, sub: "admin-1", preferred_username: administrator.email });
  });
  asana = await startFakeAsana();
  server = await startTestServer({
    MS_TENANT_ID: tenantId,
    MS_CLIENT_ID: "copydesk",
    MS_CLIENT_SECRET: "a secret",
    MS_ISSUER: provider.issuer.url,
    ASANA_CLIENT_ID: asana.service.clientId,
    ASANA_CLIENT_SECRET: asana.service.clientSecret,
    ASANA_BASE_URL: asana.service.baseUrl,
    CALLS_PER_MINUTE: "100000",
  });
  await offerMicrosoft(server.dataFolder);
});
afterAll(async () => {
  await server.stop();
  await asana.close();
  await provider.stop();
});

const cookieOf = (response: Response, name: string) => response.headers.getSetCookie().find((one) => one.startsWith(`${name}=`));
const browserOf = (response: Response) => cookieOf(response, "copydesk_browser")?.split(";")[0] ?? "";
const locationOf = (response: Response) => response.headers.get("location") ?? "";

/** Follows an address to the provider and back; answers what it sends the browser back with. */
async function away(address: string): Promise<URLSearchParams> {
  const answer = await fetch(address, { redirect: "manual" });
  return new URL(locationOf(answer)).searchParams;
}

describe("signing in with Microsoft", () => {
  const begin = (redirect = "/campaigns", headers = {}) =>
    server.call("GET", `/api/auth/microsoft/initiate?redirect=${encodeURIComponent(redirect)}`, { headers });

  async function signIn(redirect?: string) {
    const begun = await begin(redirect);
    const back = await away(locationOf(begun));
    const body = { code: back.get("code"), state: back.get("state") };
    return server.call("POST", "/api/auth/microsoft/callback", { body, headers: { cookie: browserOf(begun) } });
  }

  test("is offered to the sign-in page", async () => {
    expect(await (await server.call("GET", "/api/company")).json()).toEqual({ ms_auth: true, enable_chat_agent: false, logo: null });
  });

  test("leaves with PKCE, state and nonce, and a cookie that no script can read", async () => {
    const begun = await begin();
    const address = new URL(locationOf(begun));
    expect(address.origin).toBe(provider.issuer.url);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      response_type: "code",
      client_id: "copydesk",
      code_challenge_method: "S256",
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      redirect_uri: expect.stringMatching(/\/auth\/ms-callback$/),
    });
    expect(begun.status).toBe(302);
    expect(cookieOf(begun, "copydesk_browser")).toMatch(/; Max-Age=600; Path=\/; .*HttpOnly; SameSite=Lax$/);
  });

  test("opens a session that works, with its cookie", async () => {
    const answer = await signIn("/campaigns?status=draft");
    expect(answer.status).toBe(200);
    const body = await json(answer);
    expect(body).toEqual({ token: expect.any(String), user_id: expect.any(String), redirect: "/campaigns?status=draft" });
    expect(cookieOf(answer, "auth_token")).toContain(body.token);
    const profile = await json(await server.call("GET", "/api/users/profile", { token: body.token }));
    expect(profile.data).toMatchObject({ email: administrator.email, is_cbn_auth: true });
    expect((await server.call("POST", "/api/auth/login", { body: administrator })).status).toBe(200);
  });

  test.each([
    "//evil.example",
    "/\\evil.example",
    "https:evil.example",
    "https://evil.example",
    "http://127.0.0.1:1/campaigns",
    "/\t/evil.example",
    "/%09//evil",
    "%2F%2Fevil.example",
  ])("never goes on to %s", async (redirect) => {
    const { redirect: to } = await json(await signIn(redirect));
    expect(new URL(to, server.url).origin).toBe(server.url);
    expect(to.startsWith("//")).toBe(false);
  });

  test("lets two tabs of a browser come back, and no other browser", async () => {
    const one = await begin();
    const two = await begin("/", { cookie: browserOf(one) });
    expect(browserOf(two)).toBe(browserOf(one));
    const [first, second] = [await away(locationOf(one)), await away(locationOf(two))];
    const finish = (back: URLSearchParams, cookie: string) =>
      server.call("POST", "/api/auth/microsoft/callback", {
        body: { code: back.get("code"), state: back.get("state") },
        headers: { cookie },
      });
    expect((await finish(first, browserOf(one))).status).toBe(200);
    const stranger = await begin();
    const refused = await finish(second, browserOf(stranger));
    expect(refused.status).toBe(401);
    expect(cookieOf(refused, "auth_token")).toBeUndefined();
    expect((await json(refused)).error).toContain("started in another browser");
  });

  test.each([
    ["another site's page", { headers: { "sec-fetch-site": "cross-site" } }, 403],
    ["a form", { headers: { "content-type": "application/x-www-form-urlencoded" } }, 415],
    ["more than an answer", { body: { code: "c", state: "s", user_id: "me" } }, 400],
    ["nothing", { body: {} }, 400],
  ])("takes no answer from %s", async (_, how, status) => {
    const call = { body: { code: "c", state: "s" }, ...how };
    expect((await server.call("POST", "/api/auth/microsoft/callback", call)).status).toBe(status);
  });

  test("to connect an account needs the header, and comes back to the same person", async () => {
    const token = await server.signIn();
    expect(
      (await server.call("POST", "/api/auth/microsoft/initiate", { body: {}, headers: { cookie: `auth_token=${token}` } })).status,
    ).toBe(401);
    const begun = await server.call("POST", "/api/auth/microsoft/initiate", { body: { redirect: "/profile" }, token });
    const back = await away((await json(begun)).address);
    const body = { code: back.get("code"), state: back.get("state") };
    const answer = await server.call("POST", "/api/auth/microsoft/callback", { body, token, headers: { cookie: browserOf(begun) } });
    expect(await answer.json()).toEqual({ connected: true, redirect: "/profile" });
  });

  test("goes to a page that says so where it is off", async () => {
    await offerMicrosoft(server.dataFolder, false);
    expect(locationOf(await begin())).toBe("/auth/ms-callback?error=not_offered");
    expect(await (await server.call("GET", "/api/company")).json()).toMatchObject({ ms_auth: false });
    await offerMicrosoft(server.dataFolder);
  });
});

describe("connecting Asana", () => {
  let token: string;
  beforeAll(async () => {
    token = await server.signIn();
  });
  const session = () => ({ cookie: `auth_token=${token}` });
  const begin = (headers: Record<string, string> = session(), redirectBack = "/campaigns") =>
    server.call("GET", `/api/auth/asana/initiate?redirect_back=${encodeURIComponent(redirectBack)}`, { headers });
  const finish = (back: URLSearchParams, headers: Record<string, string>) =>
    server.call("GET", `/api/auth/asana/callback?${back}`, { headers });

  test("goes by the session's cookie there and back", async () => {
    const begun = await begin();
    expect(locationOf(begun).startsWith(`${asana.service.baseUrl}/-/oauth_authorize?`)).toBe(true);
    const back = await away(locationOf(begun));
    const ended = await finish(back, { cookie: `${session().cookie}; ${browserOf(begun)}` });
    expect([ended.status, locationOf(ended)]).toEqual([302, "/campaigns?asana=connected"]);
    expect(locationOf(await finish(back, { cookie: `${session().cookie}; ${browserOf(begun)}` }))).toBe("/profile?asana=ended");
  });

  test("needs the browser that began it, and a session", async () => {
    for (const headers of [session(), { cookie: `${session().cookie}; copydesk_browser=${"a".repeat(43)}` }]) {
      const begun = await begin();
      expect(locationOf(await finish(await away(locationOf(begun)), headers))).toBe("/profile?asana=ended");
    }
    const begun = await begin();
    expect(locationOf(await finish(await away(locationOf(begun)), { cookie: browserOf(begun) }))).toBe("/profile?asana=ended");
  });

  test("comes back to a whole address of this site", async () => {
    const begun = await begin(session(), `${server.url}/campaigns?tab=de`);
    const ended = await finish(await away(locationOf(begun)), { cookie: `${session().cookie}; ${browserOf(begun)}` });
    expect(locationOf(ended)).toBe("/campaigns?tab=de&asana=connected");
  });

  test("sends a browser without a session to sign in, and tells a program", async () => {
    expect(locationOf(await begin({ accept: "text/html" }))).toBe("/auth/login?redirect=%2Fcampaigns");
    expect((await begin({})).status).toBe(401);
  });

  test("is not begun by another site", async () => {
    for (const site of ["cross-site", "same-site"]) {
      expect(locationOf(await begin({ ...session(), "sec-fetch-site": site }))).toBe("/profile");
    }
  });

  test.each([
    "//evil.example",
    "/\\evil.example",
    "https:evil.example",
    "https://evil.example",
    "http://127.0.0.1:1/campaigns",
    "/\t/evil.example",
    "%2F%2Fevil.example",
    "/api/company",
  ])("never goes back to %s", async (redirectBack) => {
    const begun = await begin(session(), redirectBack);
    const ended = await finish(await away(locationOf(begun)), { cookie: `${session().cookie}; ${browserOf(begun)}` });
    expect(locationOf(ended)).toBe("/profile?asana=connected");
  });
});

test("where nothing is set up, nothing is offered", async () => {
  const plain = await startTestServer();
  const own = await plain.signIn();
  const asked = await plain.call("GET", "/api/auth/asana/initiate?redirect_back=%2Fcampaigns%3Fa%3D1", {
    headers: { cookie: `auth_token=${own}` },
  });
  expect([asked.status, locationOf(asked)]).toEqual([302, "/campaigns?a=1&asana=not_configured"]);
  expect(locationOf(await plain.call("GET", "/api/auth/microsoft/initiate"))).toBe("/auth/ms-callback?error=not_offered");
  expect((await plain.call("POST", "/api/auth/microsoft/callback", { body: { code: "c", state: "s" } })).status).toBe(404);
  await plain.stop();
});
