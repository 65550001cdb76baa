import { QueryClient } from "@tanstack/react-query";
import { isRefused } from "./failure.ts";

const minute = 60_000;

/** Three more tries, unless the server understood and said no. */
export const shouldRetry = (failures: number, error: unknown): boolean => failures < 3 && !isRefused(error);

/** Milliseconds before the next try: 1 s, doubled each time, at most 30 s. */
export const retryDelay = (failures: number): number => Math.min(1_000 * 2 ** failures, 30_000);

/**
 * Calls go out whatever the browser thinks of its network: the server may be this very machine, and one that cannot be
 * reached is better told at once than waited for in silence.
 */
const networkMode = "always";

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { networkMode, retry: shouldRetry, retryDelay, gcTime: 5 * minute, refetchOnReconnect: true, refetchOnWindowFocus: false },
      mutations: { networkMode },
    },
  });

/** The one of this tab; emptied when the session ends. */
export const queryClient = createQueryClient();
