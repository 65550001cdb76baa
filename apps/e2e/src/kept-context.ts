import type { BrowserContext } from "@playwright/test";

/** A browser context for the tests of a file, one after the other: what a page loads and compiles is done once for all of them. */
export interface KeptContext {
  context: BrowserContext;
  /** Takes away what a test has left: its pages, who is signed in, what they stored, and what it asked of the browser. */
  empty(): Promise<void>;
  close(): Promise<void>;
}

/** @param url of the server that all its pages are of. */
export async function keepContext(context: BrowserContext, url: string): Promise<KeptContext> {
  // A process that draws pages ends with the last of them.
  const staying = await context.newPage();
  await staying.goto(`${url}/api/healthz`);
  return {
    context,
    async empty() {
      await Promise.all(context.pages().map((page) => page !== staying && page.close()));
      await context.unrouteAll();
      await context.setOffline(false);
      await context.clearPermissions();
      await context.clearCookies();
      await staying.evaluate("localStorage.clear()");
    },
    close: () => context.close(),
  };
}
