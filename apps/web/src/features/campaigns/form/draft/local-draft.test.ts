import { expect, it } from "vitest";
import { newerDraft } from "./local-draft.ts";

const server = { key: "new", values: { name: "server" }, saved_at: "2026-11-21T10:31:00.000Z" };
const local = (at: string) => ({ values: { name: "local" }, at });

it("takes what was written last", () => {
  expect(newerDraft(server, local("2026-11-21T10:31:05.000Z"))).toMatchObject({ values: { name: "local" }, isLocal: true });
  expect(newerDraft(server, local("2026-11-21T10:30:00.000Z"))).toMatchObject({ values: { name: "server" }, isLocal: false });
});
it("takes what there is", () => {
  expect(newerDraft(null, local("2026-11-21T10:30:00.000Z"))?.isLocal).toBe(true);
  expect(newerDraft(server, null)?.at).toBe(server.saved_at);
  expect(newerDraft(null, null)).toBeNull();
});
