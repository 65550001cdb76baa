import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openBrowser } from "./browser.ts";
import { signIn, startCopydesk } from "./process.ts";
import type { Row } from "./table.ts";

/** What a browser really loads for a page. */
export async function benchmarkSize(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), "copydesk-bench-"));
  const server = await startCopydesk(folder);
  const token = await signIn(server.url);
  const signInPage = await scriptBytes(`${server.url}/auth/login`, null);
  const everything = await allBytes(`${server.url}/auth/login`);
  const list = await scriptBytes(`${server.url}/campaigns`, token);
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
  return [
    row("JavaScript of the sign-in page, gzip", signInPage, 130),
    row("everything that a browser is sent for the sign-in page, fonts and headers too", everything, 170),
    row("JavaScript of the campaign list, gzip", list, 250),
  ];
}

const row = (what: string, bytes: number, goal: number): Row => ({
  what,
  measured: `${Math.round(bytes / 1000)} kB`,
  floor: "",
  ratio: null,
  goal: `≤ ${goal} kB`,
  ok: bytes <= goal * 1000,
});

async function scriptBytes(url: string, token: string | null): Promise<number> {
  const browser = await openBrowser();
  const context = await browser.newContext({ extraHTTPHeaders: { "Accept-Encoding": "gzip" } });
  if (token) {
    await context.addCookies([{ name: "auth_token", value: token, url }]);
    await context.addInitScript(`localStorage.setItem("auth_token", ${JSON.stringify(token)})`);
  }
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on("response", (response) => {
    if (new URL(response.url()).pathname.endsWith(".js")) sizes.push(wireSize(response.url()));
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await browser.close();
  return bytes;
}

/** As Chromium counts it, with the compression that it asks for. */
async function allBytes(url: string): Promise<number> {
  const browser = await openBrowser();
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: "networkidle" });
  await browser.close();
  return bytes;
}

async function wireSize(url: string): Promise<number> {
  const { gzipSync } = await import("node:zlib");
  const response = await fetch(url, { headers: { "Accept-Encoding": "identity" } });
  return gzipSync(new Uint8Array(await response.arrayBuffer()), { level: 9 }).byteLength;
}
