import type { UploadState } from "@copydesk/contracts";
import { create } from "zustand";

/** A file as this browser knows it: on its way to the server, or refused. What the server has is asked of the server. */
export interface UploadFile {
  id: string;
  name: string;
  /** Bytes. */
  size: number;
  /** Bytes that the server has acknowledged. */
  sent: number;
  state: UploadState;
  /** Why it failed; empty otherwise. */
  message: string;
  /** Its id at the server, once it has one. */
  uploadId: string | null;
}

interface UploadList {
  status: UploadState;
  files: readonly UploadFile[];
}

export interface UploadsState extends UploadList {
  filesByVoice: Readonly<Record<string, UploadList>>;
  /** Adds files at the end; a list that was empty begins again as pending. */
  appendFiles: (files: readonly UploadFile[]) => void;
  removeFile: (id: string) => void;
  /** Changes the file with this id; nothing happens when it is not there. */
  updateFile: (id: string, change: Partial<Omit<UploadFile, "id">>) => void;
  /** Empties the list, which is pending again. */
  clearFiles: () => void;
  setStatus: (status: UploadState) => void;
  appendVoiceFiles: (voiceId: string, files: readonly UploadFile[]) => void;
  removeVoiceFile: (voiceId: string, id: string) => void;
  updateVoiceFile: (voiceId: string, id: string, change: Partial<Omit<UploadFile, "id">>) => void;
  /** Deletes the voice's entry. */
  clearVoiceFiles: (voiceId: string) => void;
  setVoiceStatus: (voiceId: string, status: UploadState) => void;
}

/** What a list is before its first file. */
export const noList: UploadList = { status: "pending", files: [] };

const append = (list: UploadList, files: readonly UploadFile[]): UploadList => ({
  status: list.files.length === 0 ? "pending" : list.status,
  files: [...list.files, ...files],
});
const remove = (list: UploadList, id: string): UploadList => ({ ...list, files: list.files.filter((file) => file.id !== id) });
const update = (list: UploadList, id: string, change: Partial<UploadFile>): UploadList => ({
  ...list,
  files: list.files.map((file) => (file.id === id ? { ...file, ...change, id } : file)),
});

/** Files on their way to becoming examples, those of all examples and those of each voice. */
const createUploadsStore = () =>
  create<UploadsState>()((set) => {
    const changeVoice = (voiceId: string, next: (list: UploadList) => UploadList) =>
      set(({ filesByVoice }) => ({ filesByVoice: { ...filesByVoice, [voiceId]: next(filesByVoice[voiceId] ?? noList) } }));
    /** An entry that is not there stays away. */
    const changeKnownVoice = (voiceId: string, next: (list: UploadList) => UploadList) =>
      set((state) => {
        const list = state.filesByVoice[voiceId];
        return list ? { filesByVoice: { ...state.filesByVoice, [voiceId]: next(list) } } : state;
      });
    return {
      ...noList,
      filesByVoice: {},
      appendFiles: (files) => set((state) => append(state, files)),
      removeFile: (id) => set((state) => remove(state, id)),
      updateFile: (id, change) => set((state) => update(state, id, change)),
      clearFiles: () => set(noList),
      setStatus: (status) => set({ status }),
      appendVoiceFiles: (voiceId, files) => changeVoice(voiceId, (list) => append(list, files)),
      removeVoiceFile: (voiceId, id) => changeKnownVoice(voiceId, (list) => remove(list, id)),
      updateVoiceFile: (voiceId, id, change) => changeKnownVoice(voiceId, (list) => update(list, id, change)),
      clearVoiceFiles: (voiceId) => set(({ filesByVoice: { [voiceId]: _, ...filesByVoice } }) => ({ filesByVoice })),
      setVoiceStatus: (voiceId, status) => changeVoice(voiceId, (list) => ({ ...list, status })),
    };
  });

export const useUploads = createUploadsStore();

/** The operations on one of the lists: of a voice, or of all examples for null. */
export function uploadsOf(voiceId: string | null) {
  const state = useUploads.getState();
  if (voiceId === null) {
    const { appendFiles, removeFile, updateFile, clearFiles, setStatus } = state;
    return { files: state.files, append: appendFiles, remove: removeFile, update: updateFile, clear: clearFiles, setStatus };
  }
  return {
    files: state.filesByVoice[voiceId]?.files ?? noList.files,
    append: (files: readonly UploadFile[]) => state.appendVoiceFiles(voiceId, files),
    remove: (id: string) => state.removeVoiceFile(voiceId, id),
    update: (id: string, change: Partial<Omit<UploadFile, "id">>) => state.updateVoiceFile(voiceId, id, change),
    clear: () => state.clearVoiceFiles(voiceId),
    setStatus: (status: UploadState) => state.setVoiceStatus(voiceId, status),
  };
}

/** What a list as a whole is doing: the first of these that any of its files is. */
const order: readonly UploadState[] = ["uploading", "pending", "processing", "needs_review", "failed", "ready", "cancelled"];
export const statusOfFiles = (files: readonly { state: UploadState }[]): UploadState =>
  order.find((state) => files.some((file) => file.state === state)) ?? "pending";
