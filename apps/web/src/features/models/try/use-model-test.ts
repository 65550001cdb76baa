import type { AppRouter } from "@copydesk/api";
import type { ModelTestEvent, ModelTestInput } from "@copydesk/contracts";
import { createTRPCClient, httpBatchStreamLink } from "@trpc/client";
import { useEffect, useReducer, useRef, useState } from "react";
import { failureOf } from "../../../lib/failure.ts";
import { endSession } from "../../../lib/session-ended.ts";
import { readToken } from "../../../lib/session-token.ts";
import { applyTestEvent, type TestState, untried } from "./test-state.ts";

/** One test of a model at a time, which can be stopped; it is stopped when the page is left. */
export function useModelTest() {
  const [state, dispatch] = useReducer((now: TestState, event: Parameters<typeof applyTestEvent>[1] | "again") => {
    return event === "again" ? untried : applyTestEvent(now, event);
  }, untried);
  const [isRunning, setRunning] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  /** What was tried, to be compared with what the form holds now. */
  const [about, setAbout] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** @returns how it was refused before it began; undefined when it was not. */
  async function run(subject: TestSubject, fingerprint: string) {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    dispatch("again");
    setRefusal(null);
    setAbout(fingerprint);
    setRunning(true);
    try {
      await runTest(subject, own.signal, (event) => running.current === own && dispatch(event));
    } catch (error) {
      if (own.signal.aborted) return;
      const failure = failureOf(error);
      if (failure.code === "UNAUTHENTICATED") endSession();
      setRefusal(failure.message);
      return failure;
    } finally {
      if (running.current === own) setRunning(false);
    }
  }

  return {
    // A step that was stopped is not under way any more.
    state: isRunning ? state : { ...state, current: null },
    isRunning,
    refusal,
    about,
    run,
    stop: () => running.current?.abort(),
  };
}
export type ModelTesting = ReturnType<typeof useModelTest>;

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
type TestSubject = { saved: string } | { draft: ModelTestInput };

/** Runs a test and tells each event as it comes. Throws the server's refusal. */
async function runTest(subject: TestSubject, signal: AbortSignal, onEvent: (event: ModelTestEvent) => void): Promise<void> {
  const events =
    "saved" in subject
      ? await client.models.test_saved.mutate({ id: subject.saved }, { signal })
      : await client.models.test.mutate(subject.draft, { signal });
  for await (const event of events) onEvent(event);
}
