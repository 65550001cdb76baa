import { earlyQueries } from "./lib/early-queries.ts";
import { askFirst } from "./lib/first-answers.ts";

// A chunk of its own, the first that runs: the server answers while the rest of the app is still on its way.
askFirst().catch(() => {});
// `/` leads to the list.
if (/^\/(campaigns\/?)?$/.test(location.pathname))
  import("./features/campaigns/api/first-list-queries.ts").then(({ firstListQueries }) => earlyQueries.ask(firstListQueries(location)));
