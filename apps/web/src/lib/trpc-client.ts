import type { AppRouter } from "@copydesk/api";
import type { NamedQuery } from "@copydesk/contracts";
import { createTRPCClient, httpBatchLink, httpSubscriptionLink, splitLink, TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable, tap } from "@trpc/server/observable";
import { EventSource, type FetchLike } from "eventsource";
import { earlyQueries } from "./early-queries.ts";
import { fetchAnswer, tellUnreached } from "./fetch-answer.ts";
import { pageAnswers } from "./page-answers.ts";
import type { Answer } from "./session-calls.ts";
import { endSession, endsSession } from "./session-ended.ts";
import { readToken } from "./session-token.ts";

const url = "/api/trpc";
const batchMax = 10;
/** Queries whose input can outgrow an address; they go in the body of a POST. */
const longQueries: readonly string[] = ["campaigns.estimate", "prompts.preview", "voices.preview", "voices.term_forms"];

const calls = { url, maxItems: batchMax, headers: authorization, fetch: fetchAnswer };

/** The client behind the hooks. */
export const trpcClient = createTRPCClient<AppRouter>({
  links: [
    leaveOn401,
    takeEarlyAnswers,
    splitLink({
      condition: (operation) => operation.type === "subscription",
      true: httpSubscriptionLink({ url, EventSource, eventSourceOptions: () => ({ fetch: fetchWithToken }) }),
      false: splitLink({
        condition: (operation) => longQueries.includes(operation.path),
        true: httpBatchLink({ ...calls, methodOverride: "POST" }),
        false: httpBatchLink(calls),
      }),
    }),
  ],
});

function authorization(): Record<string, string> {
  const token = readToken();
  return token ? { Authorization: `Token ${token}` } : {};
}

/** The browser's own EventSource cannot send headers, and a token must not stand in an address. */
const fetchWithToken: FetchLike = async (input, init) => {
  const response = await fetch(input, { ...init, headers: { ...init?.headers, ...authorization() } }).catch((error) => {
    if (!init?.signal?.aborted) tellUnreached();
    throw error;
  });
  if (response.status === 401) endSession();
  return response;
};

/** The first screen has asked some things before this client was there. */
function takeEarlyAnswers(): ReturnType<TRPCLink<AppRouter>> {
  return ({ op, next }) =>
    observable((observer) => {
      const early = op.type === "query" ? takeAnswer([op.path, op.input]) : undefined;
      if (!early) return next(op).subscribe(observer).unsubscribe;
      let stop = () => {};
      let stopped = false;
      early.then((answer) => {
        if (stopped) return;
        if (!answer) stop = next(op).subscribe(observer).unsubscribe;
        else if ("error" in answer) observer.error(TRPCClientError.from({ error: answer.error }));
        else {
          observer.next({ result: { type: "data", data: answer.result.data } });
          observer.complete();
        }
      });
      return () => {
        stopped = true;
        stop();
      };
    });
}

/** What the page itself brought along, or the first screen asked. */
function takeAnswer(query: NamedQuery): Promise<Answer<unknown> | undefined> | undefined {
  const [data] = pageAnswers.take([query]) ?? [];
  return data === undefined ? earlyQueries.take(query) : Promise.resolve({ result: { data } });
}

/** A dead session ends here, whichever call learns of it first; see `endsSession` for those that do not. */
function leaveOn401(): ReturnType<TRPCLink<AppRouter>> {
  return ({ op, next }) =>
    observable((observer) =>
      next(op)
        .pipe(
          tap({
            error(error) {
              if (endsSession(op.path, error)) endSession();
            },
          }),
        )
        .subscribe(observer),
    );
}
