import { type Browser, expect, type Page } from "@playwright/test";
import { call, tokenOf } from "./call.ts";
import { rememberTours } from "./tours.ts";
import { whenUsable } from "./when-usable.ts";

interface Colleague {
  id: string;
  /** Signed in, in a browser of their own. */
  page: Page;
}

/**
 * Somebody with one role, invited by the administrator of a page and activated by calls: for tests about what a role may do.
 * What inviting, activating and signing in look like is shown by the tests of people and of the account.
 */
export async function colleague(page: Page, browser: Browser, role: string, [first_name, last_name]: [string, string]): Promise<Colleague> {
  const email = `${first_name}.${last_name}@norrbrook.example`.toLowerCase();
  const { roles } = await call<{ roles: { id: string; name: string }[] }>(page, "users.options", undefined, "GET");
  const role_ids = roles.filter((one) => one.name === role).map((one) => one.id);
  type Invited = { invited: { id: string }[]; links: { link: string }[] };
  const { invited, links } = await call<Invited>(page, "users.invite", { people: [{ email, first_name, last_name }], role_ids });
  const token = new URL(links[0]?.link ?? "").pathname.split("/").at(-1);
  const password = "willow paper harbour 77";
  await call(page, "auth.reset_password", { token, is_activation: true, new_password: password, confirm_password: password });
  const url = new URL(page.url()).origin;
  const own = whenUsable(await (await browser.newContext({ baseURL: url })).newPage());
  await signInByCall(own, url, { email, password });
  await rememberTours(url, await tokenOf(own));
  return { id: invited[0]?.id ?? "", page: own };
}

interface Credentials {
  email: string;
  password: string;
}

/** Fills the form of the sign-in page, which is open, as a person does. */
export async function signInByForm(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** Signs somebody in by a call of the page, and leaves its browser as the form does: the token in local storage and in the cookie. */
export async function signInByCall(page: Page, url: string, { email, password }: Credentials): Promise<void> {
  const answer = await page.request.post(`${url}/api/auth/login`, { data: { email, password } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { token } = (await answer.json()) as { token: string };
  // Any page of the same origin will do, and this one loads nothing.
  await page.goto(`${url}/api/healthz`);
  await page.evaluate(`localStorage.setItem("auth_token", ${JSON.stringify(token)})`);
}
