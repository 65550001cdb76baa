import { cn, Notice } from "@copydesk/ui";
import { keepPreviousData } from "@tanstack/react-query";
import { failureOf } from "../../lib/failure.ts";
import { countedNow } from "../../lib/query-options.ts";
import { trpc } from "../../lib/trpc.ts";
import { useDebounced } from "../../lib/use-debounced.ts";
import { formatRetention, type RetentionDays } from "./company-values.ts";

/** What shorter times would delete, before they are saved; nothing while none is shorter. @param shortened null then. */
export function RetentionNotice({ shortened }: { shortened: RetentionDays | null }) {
  const asked = useDebounced(shortened, 400);
  const { data, error, isPlaceholderData } = trpc.company.retention_preview.useQuery(asked ?? {}, {
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    ...countedNow,
  });
  return (
    <div role="status" className={cn("mt-4 transition-opacity empty:hidden", isPlaceholderData && "opacity-60")}>
      {shortened && <Words preview={data} error={error} />}
    </div>
  );
}

function Words({ preview, error }: { preview: Parameters<typeof formatRetention>[0] | undefined; error: unknown }) {
  if (error) return <Notice tone="warning">Couldn't count what would be deleted. {failureOf(error).message}</Notice>;
  if (!preview) return <Notice>Counting what would be deleted …</Notice>;
  const words = formatRetention(preview);
  return words ? (
    <Notice tone="warning">{words} This cannot be undone.</Notice>
  ) : (
    <Notice>Nothing is that old yet, so nothing will be deleted.</Notice>
  );
}
