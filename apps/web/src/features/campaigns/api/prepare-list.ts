import { createTRPCQueryUtils } from "@trpc/react-query";
import { queryClient } from "../../../lib/query-client.ts";
import { readToken } from "../../../lib/session-token.ts";
import { trpcClient } from "../../../lib/trpc-client.ts";
import { listQueryAt } from "./first-list-queries.ts";

/** Milliseconds for which the list may keep its screen from being drawn. */
const patience = 150;

/** Fetches what the list at this address shows, so that it is drawn once and filled. Ends when it is there, or soon. */
export async function prepareList(): Promise<void> {
  // A stranger is on the way to the sign-in page, and templates are another list.
  if (!readToken() || /\/template\/?$/.test(location.pathname)) return;
  const utils = createTRPCQueryUtils({ queryClient, client: trpcClient });
  const query = listQueryAt(location.search);
  const fetched = Promise.all([utils.campaigns.list.prefetch(query), utils.options.get.prefetch()]);
  await Promise.race([fetched, new Promise((resolve) => setTimeout(resolve, patience))]);
}
