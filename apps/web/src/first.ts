import { earlyQueries } from "./lib/early-queries.ts";
import { askFirst } from "./lib/first-answers.ts";

// A chunk of its own, the first that runs: the server answers while the rest of the app is still on its way.
const answers = askFirst();
answers.catch(() => {});
// `/` leads to the list.
if (/^\/(campaigns\/?)?$/.test(location.pathname))
  import("./features/campaigns/api/first-list-queries.ts").then(({ firstListQueries }) => earlyQueries.ask(firstListQueries(location)));
if (/^\/chat(\/|$)/.test(location.pathname))
  Promise.all([import("./features/chat/api/first-chat-queries.ts"), answers])
    .then(([{ firstChatQueries }, known]) => earlyQueries.ask(firstChatQueries(location, known)))
    .catch(() => {});
