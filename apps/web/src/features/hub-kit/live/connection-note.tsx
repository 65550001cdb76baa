import { CloudSlashIcon } from "@phosphor-icons/react/dist/csr/CloudSlash";
import { isBusy } from "../block-facts.ts";
import { useBlocks } from "../hub-context.ts";

/** In place of the campaign's facts while the server cannot be reached; on phones a line over the texts, so that none of them moves. */
export function ConnectionNote() {
  const isWritten = useBlocks().some(isBusy);
  return (
    <p
      role="status"
      className="absolute inset-x-0 top-full flex items-center gap-2 border-warning-line border-b bg-warning-tint px-4 py-1.5 text-sm text-warning-ink md:static md:min-w-0 md:flex-1 md:basis-0 md:border-0 md:bg-transparent md:p-0"
    >
      <CloudSlashIcon size={16} aria-hidden className="shrink-0" />
      <span className="max-md:truncate md:line-clamp-2 md:leading-tight">
        The connection is lost.{" "}
        <span className="max-md:sr-only">
          {isWritten ? "What is written is kept, and this page catches up by itself." : "This page catches up by itself."}
        </span>
      </span>
    </p>
  );
}
