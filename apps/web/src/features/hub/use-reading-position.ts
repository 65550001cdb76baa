import type { BlockSummary } from "@copydesk/contracts";
import { useEffect, useLayoutEffect, useRef, useState } from "react";

/** Height of navigation bar and hub header, over which the copy scrolls away. */
const headerHeight = 170;

interface ReadingPosition {
  /** The piece being read, by block id. */
  position: string | null;
  /** The same at this moment: whoever presses two keys means the piece that the first one went to. */
  latest: () => string | null;
  go: (id: string) => void;
}

/**
 * Which piece is being read, and a way to go to another. The index follows the reading, and another language opens at
 * the same piece. `shown` is false while the pieces are not on the page.
 */
export function useReadingPosition(pieces: readonly BlockSummary[], shown: boolean): ReadingPosition {
  const [position, setPosition] = useState<string | null>(pieces[0]?.id ?? null);
  const chosen = useChosen();
  const ids = pieces.map((block) => block.id).join(",");
  useEffect(() => {
    if (!shown) return;
    const all = ids.split(",");
    const seen = new Map<string, boolean>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) seen.set(entry.target.id, entry.isIntersecting);
        // At the end of the page the chosen piece cannot come up to where the first one is read.
        const first = all.find((id) => seen.get(id));
        if (first && chosen.current === null) setPosition(first);
      },
      { rootMargin: `-${headerHeight}px 0px -55% 0px` },
    );
    for (const id of all) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [ids, shown, chosen]);
  useSamePiece(pieces, position);

  function go(id: string) {
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    document.getElementById(id)?.scrollIntoView({ behavior: still ? "auto" : "smooth", block: "start" });
    chosen.current = id;
    setPosition(id);
  }
  return { position, latest: () => chosen.current ?? position, go };
}

/** The piece somebody went to, until they scroll on by themselves. */
function useChosen() {
  const chosen = useRef<string | null>(null);
  useEffect(() => {
    const forget = (event: Event) => {
      // A letter goes nowhere: it is meant for the piece that was gone to.
      if (event instanceof KeyboardEvent && event.key.length === 1 && event.key !== " ") return;
      chosen.current = null;
    };
    const ways = ["wheel", "touchmove", "keydown", "pointerdown"] as const;
    for (const way of ways) window.addEventListener(way, forget, { passive: true });
    return () => {
      for (const way of ways) window.removeEventListener(way, forget);
    };
  }, []);
  return chosen;
}

/** Opens another language at the piece that was read in the one before. */
function useSamePiece(pieces: readonly BlockSummary[], position: string | null): void {
  const now = pieces.find((block) => block.id === position);
  const read = useRef(now);
  if (now) read.current = now;
  const language = pieces[0]?.language_id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language is what it answers to
  useLayoutEffect(() => {
    const before = read.current;
    if (!before || before.language_id === language || before === pieces[0]) return;
    const same = pieces.find((block) => block.kind === before.kind && block.channel_code === before.channel_code);
    if (same && window.scrollY > headerHeight) document.getElementById(same.id)?.scrollIntoView({ block: "start" });
  }, [language]);
}
