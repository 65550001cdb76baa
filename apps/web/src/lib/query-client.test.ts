import { onlineManager } from "@tanstack/react-query";
import { afterEach, describe, expect, it } from "vitest";
import { createQueryClient, retryDelay, shouldRetry } from "./query-client.ts";

const answered = (httpStatus: number) => Object.assign(new Error("no"), { data: { httpStatus } });

describe("asking again", () => {
  it("happens three times", () =>
    expect([0, 1, 2, 3].map((failures) => shouldRetry(failures, answered(500)))).toEqual([true, true, true, false]));
  it("does not happen when the server refused", () => expect(shouldRetry(0, answered(404))).toBe(false));
  it("waits twice as long each time, up to 30 s", () =>
    expect([0, 1, 2, 3, 4, 5, 9].map(retryDelay)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]));
});

it("drops unused data after five minutes", () => expect(createQueryClient().getDefaultOptions().queries?.gcTime).toBe(300_000));

describe("without a network", () => {
  afterEach(() => onlineManager.setOnline(true));

  it("asks and saves all the same: the server may be this machine", () => {
    onlineManager.setOnline(false);
    const client = createQueryClient();
    void client.fetchQuery({ queryKey: ["one"], queryFn: () => "answered" });
    expect(client.getQueryState(["one"])?.fetchStatus).toBe("fetching");
    const saving = client.getMutationCache().build(client, client.defaultMutationOptions({ mutationFn: async () => "saved" }));
    void saving.execute(undefined);
    expect(saving.state.isPaused).toBe(false);
  });
});
