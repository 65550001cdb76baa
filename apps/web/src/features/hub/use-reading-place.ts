import { useEffect, useState } from "react";

/** Height of navigation bar and hub header, over which the copy scrolls away. */
const headerHeight = 170;

/** Which piece is being read, and a way to go to another. The index follows the reading. */
export function useReadingPlace(ids: readonly string[]): { place: string | null; go: (id: string) => void } {
  const [place, setPlace] = useState<string | null>(ids[0] ?? null);
  const key = ids.join(",");
  useEffect(() => {
    const seen = new Map<string, boolean>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const entry of entries) seen.set(entry.target.id, entry.isIntersecting);
        const first = key.split(",").find((id) => seen.get(id));
        if (first) setPlace(first);
      },
      { rootMargin: `-${headerHeight}px 0px -55% 0px` },
    );
    for (const id of key.split(",")) {
      const element = document.getElementById(id);
      if (element) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [key]);

  function go(id: string) {
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    document.getElementById(id)?.scrollIntoView({ behavior: still ? "auto" : "smooth", block: "start" });
    setPlace(id);
  }
  return { place, go };
}
