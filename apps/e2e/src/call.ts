import { expect, type Page } from "@playwright/test";

export const tokenOf = (page: Page): Promise<string> => page.evaluate<string>(`localStorage.getItem("auth_token")`);

/** Calls a procedure as the page's person. */
export async function call<T>(page: Page, procedure: string, input: unknown, method: "GET" | "POST" = "POST"): Promise<T> {
  const address = new URL(`/api/trpc/${procedure}`, page.url()).href;
  const headers = { Authorization: `Token ${await tokenOf(page)}` };
  const answer =
    method === "GET"
      ? await page.request.get(`${address}?input=${encodeURIComponent(JSON.stringify(input))}`, { headers })
      : await page.request.post(address, { headers, data: input as object });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).result.data;
}
