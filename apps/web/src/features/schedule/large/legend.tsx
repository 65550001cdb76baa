import type { ReactNode } from "react";
import { PostMark } from "../post-mark.tsx";

/** What keys do and what glyphs mean, at the foot of the large views. */
export function Legend({ children }: { children?: ReactNode }) {
  return (
    <div className="flex min-h-[42px] flex-wrap items-center gap-x-[18px] gap-y-1 border-line border-t px-6 py-2 text-ink-3 text-xs [&>span]:inline-flex [&>span]:items-center [&>span]:gap-1.5 [&>span]:whitespace-nowrap">
      {children}
      <span className="ml-auto">
        <PostMark post={{ status: "confirmed", locked: false }} size={13} /> <span aria-hidden>confirmed</span>
      </span>
      <span>
        <PostMark post={{ status: "suggested", locked: false }} size={13} /> <span aria-hidden>suggested</span>
      </span>
      <span>
        <PostMark post={{ status: "confirmed", locked: true }} size={13} /> locked, planning again leaves it
      </span>
    </div>
  );
}
