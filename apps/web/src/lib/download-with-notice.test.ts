import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { downloadWithNotice, quietFor } from "./download-with-notice.ts";
import { useDownloads } from "./stores/downloads.ts";
import { useToasts } from "./stores/toast.ts";

/** A file whose making the test ends. */
function making() {
  const file = Promise.withResolvers<void>();
  const begun = (_path: string, signal?: AbortSignal) => {
    signal?.addEventListener("abort", () => file.reject(signal.reason));
    return file.promise;
  };
  return { ...file, over: downloadWithNotice("/api/file", "PDF", begun) };
}

const listed = () => useDownloads.getState().running.map(({ file }) => file);
const titles = () => useToasts.getState().toasts.map(({ title }) => title);

describe("a file that takes a while to be made", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    useToasts.getState().remove();
  });
  afterEach(() => void vi.useRealTimers());

  it("is listed as long as it is made, not in a notice; one says that it is there", async () => {
    const { resolve, over } = making();
    vi.advanceTimersByTime(quietFor);
    expect([listed(), titles()]).toEqual([["PDF"], []]);
    resolve();
    await over;
    expect([listed(), titles()]).toEqual([[], ["PDF saved"]]);
  });
  it("needs no words when it is there at once", async () => {
    const { resolve, over } = making();
    resolve();
    await over;
    vi.advanceTimersByTime(quietFor);
    expect([listed(), titles()]).toEqual([[], []]);
  });
  it("can be stopped, which is no failure", async () => {
    const { over } = making();
    vi.advanceTimersByTime(quietFor);
    useDownloads.getState().running[0]?.stop();
    await over;
    expect([listed(), titles()]).toEqual([[], []]);
  });
  it("tells its failure", async () => {
    const { reject, over } = making();
    vi.advanceTimersByTime(quietFor);
    reject(new Error("no"));
    await over;
    expect([listed(), titles()]).toEqual([[], ["Operation Failed"]]);
  });
});
