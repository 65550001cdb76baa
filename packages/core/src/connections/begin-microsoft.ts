import { safePath } from "@copydesk/contracts";
import type { Actor, Core } from "../kernel/index.ts";
import { openAttempt } from "./attempts.ts";
import { microsoftAddress, offeredMicrosoft } from "./microsoft-client.ts";

export interface Begin {
  /** Where to go on to; anything that is no page of this site becomes the start page. */
  redirect: string | undefined;
  /** What the browser's cookie holds. */
  browser: string;
  /** Whoever connects their account; null to sign in. */
  actor: Actor | null;
}

/**
 * Begins a round trip to Microsoft's sign-in page and answers its address.
 * @throws NOT_FOUND where it is not offered, UNAVAILABLE when Microsoft does not answer.
 */
export async function beginMicrosoft(core: Core, { redirect, browser, actor }: Begin): Promise<{ address: string }> {
  await offeredMicrosoft(core);
  const redirectTo = safePath(redirect) ?? "/";
  const attempt = await openAttempt(core, { provider: "microsoft", browser, userId: actor?.userId ?? null, redirectTo });
  return { address: await microsoftAddress(core, attempt) };
}
