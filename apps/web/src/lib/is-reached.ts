/** Whether anybody answers at the server's address, be it with a failure. */
export const isReached = (): Promise<boolean> =>
  fetch("/api/healthz", { cache: "no-store" }).then(
    () => true,
    () => false,
  );
