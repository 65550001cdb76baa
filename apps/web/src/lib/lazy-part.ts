import { type ComponentType, lazy } from "react";
import { tellUnreached } from "./fetch-answer.ts";
import { isReached } from "./reach.ts";

/** How long the server may be away before its part is asked for again, in milliseconds. */
const askAgainAfter = 2_000;

interface Network {
  isReached: () => Promise<boolean>;
  wait: (milliseconds: number) => Promise<void>;
}

const browser: Network = { isReached, wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)) };

/**
 * A part of a screen that is loaded when it is first shown. `lazy` alone would keep the failure of a moment without network for good
 * and end the screen around it, with what is being typed there.
 */
// biome-ignore lint/suspicious/noExplicitAny: as React types `lazy`, since properties of a component cannot be inferred from less
export const lazyPart = <T extends ComponentType<any>>(load: () => Promise<{ default: T }>) => lazy(() => untilLoaded(load));

/**
 * Loads a module, however long the server is away. One that a server within reach does not have (it is newer than this page) fails
 * with the error of the load, at its second try.
 */
export async function untilLoaded<T>(load: () => Promise<T>, { isReached, wait }: Network = browser): Promise<T> {
  for (let failures = 1; ; ) {
    try {
      return await load();
    } catch (error) {
      tellUnreached();
      if (await isReached()) {
        if (failures >= 2) throw error;
        failures += 1;
      } else {
        await wait(askAgainAfter);
      }
    }
  }
}
