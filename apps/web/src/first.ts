import { earlyQueries } from "./lib/early-queries.ts";
import { askFirst } from "./lib/first-answers.ts";
import { listPath } from "./lib/list-path.ts";

// A chunk of its own, the first that runs: the server answers while the rest of the app is still on its way.
const answers = askFirst();
answers.catch(() => {});
// The server has drawn the screen: what draws it anew begins when it can be seen.
const { scripts, preloads } = document.getElementById("page-answers")?.dataset ?? {};
if (scripts) {
  const files = `${scripts} ${preloads}`.split(" ");
  // A slow line fetches while the drawing waits for its styles; on a fast one that would only keep the processor from drawing.
  const isSlow = performance.now() > 400;
  if (isSlow) files.forEach(preload);
  whenSeen(async () => {
    if (!isSlow) files.forEach(preload);
    warmDates();
    try {
      // One by one: whoever scrolls meanwhile waits for one of them, not for all.
      for (const file of scripts.split(" ")) await import(/* @vite-ignore */ file);
    } catch (error) {
      // Nothing will take its place: its links lead on, and each page tries again.
      document.getElementById("drawn")?.removeAttribute("inert");
      throw error;
    }
  });
}
// Nothing else is to be done: everything is on its way.
else setTimeout(warmDates);

if (listPath.test(location.pathname))
  import("./features/campaigns/api/first-list-queries.ts").then(({ firstListQueries }) => earlyQueries.ask(firstListQueries(location)));
if (/^\/chat(\/|$)/.test(location.pathname))
  Promise.all([import("./features/chat/api/first-chat-queries.ts"), answers])
    .then(([{ firstChatQueries }, known]) => earlyQueries.ask(firstChatQueries(location, known)))
    .catch(() => {});

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

function preload(file: string): void {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.crossOrigin = "";
  link.href = file;
  document.head.append(link);
}

/** The first format of a date takes a browser some 40 ms. */
function warmDates(): void {
  new Intl.DateTimeFormat();
}
