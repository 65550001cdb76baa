import { earlyQueries } from "./lib/early-queries.ts";
import { askFirst } from "./lib/first-answers.ts";
import { listPath } from "./lib/list-path.ts";
import { releaseDrawing } from "./lib/page-answers.ts";
import warmDatesFile from "./lib/warm-dates.ts?worker&url";

// A chunk of its own, the first that runs: the server answers while the rest of the app is still on its way.
const answers = askFirst();
answers.catch(() => {});
// Before all that is fetched: it would wait for one of a browser's few lines, and dates for it.
warmDates();
// The server has drawn the screen: what draws it anew begins when it can be seen.
const { scripts, preloads } = document.getElementById("page-answers")?.dataset ?? {};
if (scripts) {
  const files = `${scripts} ${preloads}`.split(" ");
  // A slow line fetches while the drawing waits for its styles; on a fast one that would only keep the processor from drawing.
  const isSlow = performance.now() > 400;
  if (isSlow) files.forEach(preload);
  whenSeen(async () => {
    if (!isSlow) await preloadBitByBit(files);
    try {
      // One by one: whoever scrolls meanwhile waits for one of them, not for all.
      for (const file of scripts.split(" ")) await import(/* @vite-ignore */ file);
    } catch (error) {
      releaseDrawing();
      throw error;
    }
  });
}

if (listPath.test(location.pathname))
  import("./features/campaigns/api/first-list-queries.ts").then(({ firstListQueries }) => earlyQueries.ask(firstListQueries(location)));
if (/^\/chat(\/|$)/.test(location.pathname))
  Promise.all([import("./features/chat/api/first-chat-queries.ts"), answers])
    .then(([{ firstChatQueries }, known]) => earlyQueries.ask(firstChatQueries(location, known)))
    .catch(() => {});

/** A window in which addresses of scripts may be refused (W3C Trusted Types); types of browsers do not know it yet. */
interface MaybeStrict {
  trustedTypes?: { createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(input: string): string } };
}

/** Without threads the first date is waited for when it is shown. */
function warmDates(): void {
  if (typeof Worker === "undefined") return;
  // Our pages take addresses of scripts from policies alone; this one knows no other address.
  const policy = (window as MaybeStrict).trustedTypes?.createPolicy("warm-dates", { createScriptURL: () => warmDatesFile });
  new Worker(policy?.createScriptURL("") ?? warmDatesFile);
}

/** Calls once the page has been read to its end and something of it is on the screen. */
function whenSeen(begin: () => void): void {
  if (document.readyState === "loading") {
    document.addEventListener("DOMContentLoaded", () => whenSeen(begin), { once: true });
    return;
  }
  const painted = new PerformanceObserver(() => {
    painted.disconnect();
    begin();
  });
  // A tab in the background is not painted, and has the time.
  if (document.hidden) begin();
  else painted.observe({ type: "paint", buffered: true });
}

/** Naming them all at once takes a phone 60 to 90 ms, in which whoever scrolls would wait. */
async function preloadBitByBit(files: readonly string[]): Promise<void> {
  for (let begin = 0; begin < files.length; begin += 6) {
    files.slice(begin, begin + 6).forEach(preload);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function preload(file: string): void {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.crossOrigin = "";
  link.href = file;
  document.head.append(link);
}
