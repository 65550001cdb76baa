import { expect, type Page } from "@playwright/test";

export interface Credentials {
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
