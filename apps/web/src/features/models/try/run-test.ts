import type { AppRouter } from "@copydesk/api";
import type { ModelTestEvent, ModelTestInput } from "@copydesk/contracts";
import { createTRPCClient, httpBatchStreamLink } from "@trpc/client";
import { readToken } from "../../../lib/session-token.ts";

/** A client whose answers arrive in pieces; the key travels in the body of a POST, never in an address. */
const client = createTRPCClient<AppRouter>({
  links: [
    httpBatchStreamLink({
      url: "/api/trpc",
      headers: () => {
        const token = readToken();
        return token ? { Authorization: `Token ${token}` } : {};
      },
    }),
  ],
});

/** What is tried: a stored model as it is, or a form. */
export type TestSubject = { saved: string } | { draft: ModelTestInput };

/** Runs a test and tells each event as it comes. Throws the server's refusal. */
export async function runTest(subject: TestSubject, signal: AbortSignal, onEvent: (event: ModelTestEvent) => void): Promise<void> {
  const events =
    "saved" in subject
      ? await client.models.test_saved.mutate({ id: subject.saved }, { signal })
      : await client.models.test.mutate(subject.draft, { signal });
  for await (const event of events) onEvent(event);
}
