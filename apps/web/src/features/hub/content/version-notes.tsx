import type { VersionDetail } from "@copydesk/contracts";

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
      {version.note && <p className="whitespace-pre-line">{version.note}</p>}
    </div>
  );
}
