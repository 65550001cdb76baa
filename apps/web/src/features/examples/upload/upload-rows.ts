import type { UploadView } from "@copydesk/contracts";
import { canResume } from "./send-files.ts";
import type { UploadFile } from "./uploads-store.ts";

/** One file as the panel shows it, from what this browser and the server know of it. */
export interface UploadRow {
  key: string;
  name: string;
  size: number;
  sent: number;
  state: UploadView["state"];
  message: string;
  /** This browser's entry, while it sends the file or keeps why it did not. */
  localId: string | null;
  /** What the server knows, once it knows it. */
  view: UploadView | null;
  /** It broke off: true when it can be gone on with, false when its file must be chosen again. */
  resumable: boolean | null;
}

/**
 * Files in order: those at the server first, in the order they came, then those that wait. While this browser sends a
 * file it knows best how far it is; after that the server does.
 */
export function rowsOf(views: readonly UploadView[], files: readonly UploadFile[]): UploadRow[] {
  const byUpload = new Map(files.flatMap((file) => (file.uploadId === null ? [] : [[file.uploadId, file] as const])));
  const known = new Set(views.map((view) => view.id));
  const atServer = views.map((view): UploadRow => {
    const file = byUpload.get(view.id);
    if (view.state === "uploading" && file) return { ...localRow(file), view };
    return {
      key: file?.id ?? view.id,
      name: view.name,
      size: view.size,
      sent: view.received,
      state: view.state,
      message: view.message,
      localId: file?.id ?? null,
      view,
      resumable: view.state === "uploading" ? false : null,
    };
  });
  return [...atServer, ...files.filter((file) => file.uploadId === null || !known.has(file.uploadId)).map(localRow)];
}

function localRow(file: UploadFile): UploadRow {
  const { id, name, size, sent, state, message } = file;
  const stopped = state === "cancelled" || state === "failed";
  return { key: id, name, size, sent, state, message, localId: id, view: null, resumable: stopped && canResume(id) ? true : null };
}

/** Whether the row is moving: it can be stopped, and the list looked at again soon. */
export const isUnderWay = ({ state, resumable }: UploadRow): boolean =>
  (state === "pending" || state === "uploading" || state === "processing") && resumable === null;

/** How far all files together are, in percent of their bytes. */
export function progressOf(rows: readonly UploadRow[]): number {
  const counted = rows.filter((row) => row.state !== "failed" && row.state !== "cancelled");
  const size = counted.reduce((sum, row) => sum + row.size, 0);
  const sent = counted.reduce((sum, row) => sum + (row.state === "uploading" || row.state === "pending" ? row.sent : row.size), 0);
  return size === 0 ? 0 : Math.floor((sent / size) * 100);
}

/** "2 ready, 2 to review, 3 under way, 1 failed" */
export function formatCounts(rows: readonly UploadRow[]): string {
  const count = (fits: (row: UploadRow) => boolean) => rows.filter(fits).length;
  const stopped = (row: UploadRow) => row.state === "cancelled" || row.resumable === false;
  const parts: [number, string][] = [
    [count((row) => row.state === "ready"), "ready"],
    [count((row) => row.state === "needs_review"), "to review"],
    [count(isUnderWay), "under way"],
    [count((row) => row.state === "failed"), "failed"],
    [count(stopped), "stopped"],
  ];
  return parts
    .filter(([number]) => number > 0)
    .map(([number, words]) => `${number} ${words}`)
    .join(", ");
}

/** "1 example in English", "14 examples in English and German" */
export function formatFound({ examples, languages }: Pick<UploadView, "examples" | "languages">): string {
  const names = languages.map((language) => language.name);
  const said = names.length <= 2 ? names.join(" and ") : `${names.slice(0, 2).join(", ")} and ${names.length - 2} more languages`;
  return `${examples === 1 ? "1 example" : `${examples} examples`}${said && ` in ${said}`}`;
}
