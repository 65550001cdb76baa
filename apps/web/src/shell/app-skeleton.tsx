import { Loading, Skeleton } from "@copydesk/ui";
import { LogoMark } from "../lib/logo.tsx";
import { readToken } from "../lib/session-token.ts";

/** The first moment, while it is found out who is there: the frame of the console, or nothing for a stranger. */
export function AppSkeleton() {
  if (!readToken()) return null;
  return (
    <Loading label="Loading Copydesk">
      <div className="flex h-14 items-center gap-6 border-line border-b px-4 md:px-6">
        <LogoMark />
        <Skeleton className="hidden w-20 md:block" />
        <Skeleton className="hidden w-16 md:block" />
        <Skeleton className="hidden w-16 md:block" />
        <Skeleton className="ml-auto size-[30px] rounded-full" />
      </div>
      <div className="mx-auto max-w-page px-4 pt-9 md:px-6">
        <Skeleton className="h-4 w-40" />
      </div>
    </Loading>
  );
}
