import type { NamedQuery } from "@copydesk/contracts";
import { keyOf } from "./page-answers.ts";
import { type Answer, sendQueries } from "./session-calls.ts";
import { readToken } from "./session-token.ts";

/** Milliseconds after which an answer that nobody took is too old to be shown. */
const freshFor = 10_000;

interface Context {
  send: (queries: readonly NamedQuery[]) => Promise<Answer<unknown>[]>;
  token: () => string | null;
  now: () => number;
}

const browser: Context = { send: sendQueries, token: readToken, now: () => performance.now() };

/** What the first screen will ask, asked before the client of its hooks has loaded. */
export function createEarlyQueries({ send, token, now }: Context = browser) {
  const asked = new Map<string, { token: string; at: number; answer: Promise<Answer<unknown> | undefined> }>();
  return {
    /** Asks in one request. A stranger asks nothing, and nothing is not asked. */
    ask(queries: readonly NamedQuery[]): void {
      const own = token();
      if (!own || queries.length === 0) return;
      const answers = send(queries).catch((): Answer<unknown>[] => []);
      const at = now();
      for (const [index, query] of queries.entries()) {
        asked.set(keyOf(query), { token: own, at, answer: answers.then((all) => all[index]) });
      }
    },
    /**
     * What a query was answered or how it was refused, once, if the same person asked it early and not long ago; otherwise
     * undefined. The promise gives undefined when no answer arrived: then it has to be asked again.
     */
    take(query: NamedQuery): Promise<Answer<unknown> | undefined> | undefined {
      const one = asked.get(keyOf(query));
      asked.delete(keyOf(query));
      if (!one || one.token !== token() || now() - one.at > freshFor) return undefined;
      return one.answer;
    },
  };
}

export const earlyQueries = createEarlyQueries();
