import type { ReactNode } from "react";

/** Title and width of a list screen. */
export function SectionFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-5 pb-16 md:px-6 md:pt-[26px]">
      <title>{`${title} · Copydesk`}</title>
      <h1 className="mb-[18px] font-title text-lg tracking-title">{title}</h1>
      {children}
    </div>
  );
}
