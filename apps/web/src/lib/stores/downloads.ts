import { create } from "zustand";

/** A file that is being made. */
export interface Download {
  /** As in "Making the PDF". */
  file: string;
  stop: () => void;
}

interface DownloadsState {
  running: readonly Download[];
  begin: (download: Download) => void;
  end: (download: Download) => void;
}

/** Files that take longer than a moment. A notice would be gone after 2.5 seconds. */
export const useDownloads = create<DownloadsState>()((set) => ({
  running: [],
  begin: (download) => set(({ running }) => ({ running: [...running, download] })),
  end: (download) => set(({ running }) => ({ running: running.filter((one) => one !== download) })),
}));
