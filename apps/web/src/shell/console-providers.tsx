import { TooltipProvider } from "@copydesk/ui";
import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { queryClient } from "../lib/query-client.ts";
import { onForget } from "../lib/session.ts";
import { trpc } from "../lib/trpc.ts";
import { trpcClient } from "../lib/trpc-client.ts";
import { Toasts } from "./toasts.tsx";
import { UnderWay } from "./under-way.tsx";

onForget(() => queryClient.clear());

/** What the screens behind sign-in share. It loads with the first of them, so that the sign-in page stays small. */
export function ConsoleProviders({ children }: { children: ReactNode }) {
  return (
    <trpc.Provider client={trpcClient} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <TooltipProvider>
          {children}
          <UnderWay />
          <Toasts />
        </TooltipProvider>
      </QueryClientProvider>
    </trpc.Provider>
  );
}
