import type { BlockSummary } from "@copydesk/contracts";
import { useShortcuts } from "../../lib/shortcuts/shortcuts.ts";

interface HubShortcuts {
  /** In reading order; none while they are not on the page. */
  pieces: readonly BlockSummary[];
  /** The piece being read, by block id. */
  position: () => string | null;
  go: (blockId: string) => void;
}

/**
 * The daily work by keys. A key presses the button of the piece being read: what cannot be done there by mouse cannot be done by key
 * either, and it asks the same questions.
 */
export function useHubShortcuts({ pieces, position, go }: HubShortcuts): void {
  function step(by: number) {
    const at = pieces.findIndex((piece) => piece.id === position());
    const next = pieces[Math.min(Math.max(at + by, 0), pieces.length - 1)];
    if (!next) return;
    go(next.id);
    // The Tab key goes on from here.
    document.getElementById(next.id)?.querySelector<HTMLElement>("h2 button")?.focus({ preventScroll: true });
  }
  const press = (tool: string) =>
    document
      .getElementById(position() ?? "")
      ?.querySelector<HTMLElement>(`[data-tour="${tool}"]`)
      ?.click();
  useShortcuts("This campaign", [
    { keys: "j", label: "Next piece", run: () => step(1) },
    { keys: "k", label: "Previous piece", run: () => step(-1) },
    { keys: "e", label: "Edit the piece", run: () => press("editor") },
    { keys: "r", label: "Regenerate the piece", run: () => press("regenerate-block") },
    { keys: "c", label: "Compare its versions", run: () => press("compare") },
    { keys: "s", label: "Advanced configuration", run: () => press("block-configuration") },
  ]);
}
