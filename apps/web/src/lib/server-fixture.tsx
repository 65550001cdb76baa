import type { AppRouter } from "@copydesk/api";
import { QueryClientProvider } from "@tanstack/react-query";
import { TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import type { ReactNode } from "react";
import { createQueryClient } from "./query-client.ts";
import { trpc } from "./trpc.ts";

/** What the server answers, by procedure; an error that is thrown is its refusal, with its `data`. */
export type Answers = Readonly<Record<string, (input: unknown) => unknown>>;

/** Calls of what is drawn inside go to a server that answers as the test says; nothing of ours stands in for anything. */
export function withServer(answers: Answers) {
  const server: TRPCLink<AppRouter> =
    () =>
    ({ op }) =>
      observable((observer) => {
        const answer = answers[op.path];
        if (!answer) return observer.error(new TRPCClientError(`The test has no answer to ${op.path}.`));
        try {
          observer.next({ result: { type: "data", data: answer(op.input) } });
          observer.complete();
        } catch (error) {
          const { message, data } = error as Error & { data: object };
          observer.error(TRPCClientError.from({ error: { code: -32_000, message, data } } as never));
        }
      });
  const queries = createQueryClient();
  const client = trpc.createClient({ links: [server] });
  return ({ children }: { children: ReactNode }) => (
    <trpc.Provider client={client} queryClient={queries}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}

/** A refusal as the server sends it. */
export const refusal = (app_code: string, message: string, more: object = {}): Error =>
  Object.assign(new Error(message), { data: { app_code, httpStatus: 409, ...more } });
