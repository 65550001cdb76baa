// @vitest-environment jsdom
import type { AppRouter } from "@copydesk/api";
import type { BlockSummary } from "@copydesk/contracts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook, waitFor } from "@testing-library/react";
import type { TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import type { ReactNode } from "react";
import { beforeEach, expect, test } from "vitest";
import { trpc } from "../../../lib/trpc.ts";
import { useTakeEvent } from "./use-take-event.ts";

const block = (changes: Partial<BlockSummary>): BlockSummary => ({
  id: "b1",
  kind: "content",
  language_id: "en",
  language_code: "en",
  channel_id: "x",
  channel_code: "x",
  state: "writing",
  out_of_date: false,
  version_count: 0,
  selected_number: null,
  selected_version_id: null,
  selected_origin: null,
  warnings: 0,
  wrong_language: false,
  failure: null,
  ...changes,
});
const written = block({ state: "ready", version_count: 1, selected_number: 1, selected_version_id: "v1", selected_origin: "generated" });
const key = { campaign_id: "c" };
const texts = { campaign_id: "c", language_id: "en" };

/** What the server is asked for; each question is answered when the test wants it. */
let asked: { path: string; answer: (data: unknown) => void }[];
const server: TRPCLink<AppRouter> =
  () =>
  ({ op }) =>
    observable((observer) => {
      const answer = (data: unknown) => {
        observer.next({ result: { type: "data", data } });
        observer.complete();
      };
      asked.push({ path: op.path, answer });
    });
const questions = (path: string) => asked.filter((one) => one.path === path);

beforeEach(() => {
  asked = [];
});

function open() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } });
  const client = trpc.createClient({ links: [server] });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <trpc.Provider client={client} queryClient={queries}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
  const { result } = renderHook(
    () => ({
      take: useTakeEvent("c"),
      blocks: trpc.blocks.overview.useQuery(key).data,
      texts: trpc.blocks.texts.useQuery(texts).data,
    }),
    { wrapper },
  );
  return { hub: result, isQuiet: () => waitFor(() => expect(queries.isFetching()).toBe(0)) };
}
const answer = (path: string, data: unknown, nth = -1) => act(async () => questions(path).at(nth)?.answer(data));

test("a piece that was told of while the overview was being read stays as it was told", async () => {
  const { hub, isQuiet } = open();
  await answer("blocks.overview", [block({})]);
  await waitFor(() => expect(hub.current.blocks?.[0]?.state).toBe("writing"));
  await act(async () => hub.current.take({ type: "snapshot", run: null, tasks: [] }));
  expect(questions("blocks.overview")).toHaveLength(2);
  await act(async () => hub.current.take({ type: "block", block: written }));
  await waitFor(() => expect(hub.current.blocks?.[0]?.state).toBe("ready"));
  await answer("blocks.texts", []);
  await answer("blocks.overview", [block({})]);
  await isQuiet();
  await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
  expect(hub.current.blocks?.[0]?.state).toBe("ready");
});

test("texts that were asked for before one was written are asked for again", async () => {
  const { hub } = open();
  await answer("blocks.overview", [block({})]);
  await act(async () => hub.current.take({ type: "block", block: written }));
  expect(questions("blocks.texts")).toHaveLength(1);
  await answer("blocks.texts", [{ ...block({}), selected: null }]);
  await waitFor(() => expect(questions("blocks.texts")).toHaveLength(2));
  await answer("blocks.texts", [{ ...written, selected: { id: "v1" } }]);
  await waitFor(() => expect(hub.current.texts?.[0]?.selected?.id).toBe("v1"));
  expect(questions("blocks.texts")).toHaveLength(2);
});

test("texts that somebody changed before the first event are asked for again", async () => {
  const { hub, isQuiet } = open();
  const second = { ...written, version_count: 2, selected_number: 2, selected_version_id: "v2" };
  await answer("blocks.overview", [written]);
  await answer("blocks.texts", [{ ...written, selected: { id: "v1" } }]);
  await act(async () => hub.current.take({ type: "snapshot", run: null, tasks: [] }));
  await answer("blocks.overview", [second]);
  await waitFor(() => expect(questions("blocks.texts")).toHaveLength(2));
  await answer("blocks.texts", [{ ...second, selected: { id: "v2" } }]);
  await waitFor(() => expect(hub.current.texts?.[0]?.selected?.id).toBe("v2"));
  await isQuiet();
});

test("texts that nobody changed before the first event are not asked for again", async () => {
  const { hub, isQuiet } = open();
  await answer("blocks.overview", [written, block({ id: "b2" })]);
  await answer("blocks.texts", [
    { ...written, selected: { id: "v1" } },
    { ...block({ id: "b2" }), selected: null },
  ]);
  await act(async () => hub.current.take({ type: "snapshot", run: null, tasks: [] }));
  await answer("blocks.overview", [written, block({ id: "b2" })]);
  await isQuiet();
  expect(questions("blocks.texts")).toHaveLength(1);
});

test("a piece that nobody knew of has the overview read anew", async () => {
  const { hub } = open();
  await answer("blocks.overview", []);
  await act(async () => hub.current.take({ type: "block", block: written }));
  await waitFor(() => expect(questions("blocks.overview")).toHaveLength(2));
  await answer("blocks.overview", [written]);
  await waitFor(() => expect(hub.current.blocks?.[0]?.state).toBe("ready"));
});
