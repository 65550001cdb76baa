import { useSyncExternalStore } from "react";

/** Whether a media query holds, kept up to date. For what must not exist twice; looks belong into classes. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = window.matchMedia(query);
      media.addEventListener("change", changed);
      return () => media.removeEventListener("change", changed);
    },
    () => window.matchMedia(query).matches,
    () => mediaOfReader(query),
  );
}

let mediaOfReader = (_query: string): boolean => false;

/** What holds where the one reads for whom a server draws. */
export function assumeMedia(holds: (query: string) => boolean): void {
  mediaOfReader = holds;
}
