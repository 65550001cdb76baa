import type { VersionDetail } from "@copydesk/contracts";
import { InfoIcon } from "@phosphor-icons/react/dist/csr/Info";

/** Under the copy: what was asked for when it was written, and what the writer has to say about it. */
export function VersionNotes({ version }: { version: Pick<VersionDetail, "note" | "wish"> }) {
  if (!version.note && !version.wish) return null;
  return (
    <div className="mt-4 grid max-w-measure gap-1 text-ink-3 text-xs">
      {version.wish && (
        <p className="whitespace-pre-wrap break-words">
          Note for the writer: <bdi className="text-ink-2">“{version.wish}”</bdi>
        </p>
      )}
      {version.note && (
        <p className="flex gap-1.5 text-ink-2 text-sm">
          <InfoIcon size={16} weight="fill" aria-hidden className="mt-0.5 shrink-0 text-info-solid" />
          <span className="whitespace-pre-line">{version.note}</span>
        </p>
      )}
    </div>
  );
}
