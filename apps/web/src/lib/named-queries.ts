import type { NamedQuery } from "@copydesk/contracts";
import { createTRPCQueryUtils } from "@trpc/react-query";
import { queryClient } from "./query-client.ts";
import { trpcClient } from "./trpc-client.ts";

interface QueryUtils {
  fetch(input: unknown): Promise<unknown>;
  setData(input: unknown, data: unknown): void;
}

/** Has the hooks find answers that are there already. */
export function takeInAnswers(queries: readonly NamedQuery[], answers: readonly unknown[]): void {
  const utils = createTRPCQueryUtils({ queryClient, client: trpcClient });
  for (const [index, [procedure, input]] of queries.entries()) queryOf(utils, procedure).setData(input, answers[index]);
}

/** Asks, where the hooks will find it. In the order of the queries; throws when one is refused. */
export function fetchQueries(queries: readonly NamedQuery[]): Promise<unknown[]> {
  const utils = createTRPCQueryUtils({ queryClient, client: trpcClient });
  return Promise.all(queries.map(([procedure, input]) => queryOf(utils, procedure).fetch(input)));
}

const queryOf = (utils: unknown, procedure: string) =>
  procedure.split(".").reduce((part, name) => (part as Record<string, unknown>)[name], utils) as QueryUtils;
