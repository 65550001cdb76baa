import { useEffect, useState } from "react";
import { failureOf } from "../../../lib/failure.ts";
import { notifyFailure, notifySuccess } from "../../../lib/stores/toast.ts";
import { trpc } from "../../../lib/trpc.ts";
import { formatExamples } from "../use-example-actions.tsx";
import { cancelFile, forgetFile, onFileArrived, resumeFile, sendFiles } from "./send-files.ts";
import { isUnderWay, progressOf, rowsOf, type UploadRow } from "./upload-rows.ts";
import { noList, useUploads } from "./uploads-store.ts";

/** Milliseconds between looks at the server while it reads something. */
const lookEvery = 700;

type Answer = { language_id: string } | { split: true } | { title: string; text: string };

/** Everything about the files of a list: those of a voice, or of all examples for null. */
export function useUploadPanel(voiceId: string | null, { enabled }: { enabled: boolean }) {
  const utils = trpc.useUtils();
  const { files, status } = useUploads((state) => (voiceId === null ? state : (state.filesByVoice[voiceId] ?? noList)));
  const query = trpc.uploads.list.useQuery(
    { voice_id: voiceId ?? "general" },
    {
      enabled,
      refetchInterval: ({ state }) =>
        state.data?.some((view) => view.state === "processing") || files.some((file) => file.state === "processing") ? lookEvery : false,
    },
  );
  const answering = trpc.uploads.answer.useMutation();
  const adding = trpc.uploads.add.useMutation();
  const removing = trpc.uploads.remove.useMutation();
  const [busy, setBusy] = useState<string | null>(null);
  const [reading, setReading] = useState<string | null>(null);
  const refresh = () => utils.uploads.invalidate();
  useEffect(() => onFileArrived(() => void utils.uploads.invalidate()), [utils]);

  const views = query.data ?? none;
  const rows = rowsOf(views, files);
  // What the server tells of needs no entry here any more.
  const answered = new Set(views.filter((view) => view.state !== "uploading" && view.state !== "processing").map((view) => view.id));
  const over = files.filter((file) => file.uploadId !== null && answered.has(file.uploadId)).map((file) => file.id);
  const overKey = over.join();
  useEffect(() => {
    for (const id of overKey.split(",").filter(Boolean)) forgetFile(id, voiceId);
  }, [overKey, voiceId]);

  async function remove(row: UploadRow) {
    const isMoving = row.localId !== null && (row.state === "pending" || row.state === "uploading");
    if (isMoving && row.localId) return cancelFile(row.localId, voiceId);
    try {
      const uploadId = row.view?.id ?? files.find((file) => file.id === row.localId)?.uploadId;
      if (uploadId) await removing.mutateAsync({ id: uploadId });
    } catch (error) {
      // Gone already is as good as removed.
      if (failureOf(error).code !== "NOT_FOUND") return void notifyFailure(error);
    }
    if (row.localId) forgetFile(row.localId, voiceId);
    await refresh();
  }

  async function answer(row: UploadRow, said: Answer): Promise<boolean> {
    if (!row.view) return false;
    setBusy(row.key);
    try {
      await answering.mutateAsync({ id: row.view.id, ...said });
      return true;
    } catch (error) {
      notifyFailure(error);
      return false;
    } finally {
      await refresh();
      setBusy(null);
    }
  }

  async function add(scope: { voice_id: string | null; channel_id: string | null }) {
    const ids = rows.flatMap((row) => (row.state === "ready" && row.view ? [row.view.id] : []));
    try {
      const { examples, left } = await adding.mutateAsync({ ids, ...scope });
      if (left[0]) notifyFailure(`${formatExamples(examples)} added. ${left[0].name}: ${left[0].reason}`);
      else notifySuccess(`${formatExamples(examples)} added`);
    } catch (error) {
      notifyFailure(error);
    }
    await Promise.all([refresh(), utils.examples.invalidate(), utils.voices.preview.invalidate(), utils.prompts.preview.invalidate()]);
  }

  return {
    rows,
    query,
    progress: progressOf(rows),
    isSending: files.length > 0 && (status === "pending" || status === "uploading"),
    underWay: rows.filter(isUnderWay).length,
    ready: rows.reduce((sum, row) => sum + (row.state === "ready" ? (row.view?.examples ?? 0) : 0), 0),
    send: (chosen: readonly File[]) =>
      sendFiles(
        chosen,
        voiceId,
        rows.flatMap((row) => (row.resumable === false && row.view ? [row.view] : [])),
      ),
    resume: (row: UploadRow) => row.localId && resumeFile(row.localId),
    remove,
    answer,
    /** The row whose text is being read. */
    reading: rows.find((row) => row.key === reading && row.view) ?? null,
    read: (row: UploadRow | null) => setReading(row?.key ?? null),
    /** Of which row an answer is on its way. */
    busy,
    add,
    isAdding: adding.isPending,
  };
}
export type UploadPanelState = ReturnType<typeof useUploadPanel>;

const none: never[] = [];
