import type { ReactNode } from "react";

interface ErrorPageProps {
  /** Small above the title: "404 Not Found". */
  code?: string;
  title: string;
  children?: ReactNode;
  actions: ReactNode;
}

/** Stands left, where the content was. */
export function ErrorPage({ code, title, children, actions }: ErrorPageProps) {
  return (
    <div className="w-full max-w-[860px] px-4 pt-9 pb-12 md:px-14" role="alert">
      <title>{`${title} · Copydesk`}</title>
      {code && <p className="mb-1.5 text-ink-3 text-xs tabular-nums">{code}</p>}
      <h1 className="max-w-[26ch] font-title text-lg tracking-title text-balance">{title}</h1>
      <div className="mt-1.5 max-w-[56ch] text-base text-ink-2">{children}</div>
      <div className="mt-5 flex flex-wrap items-center gap-2">{actions}</div>
    </div>
  );
}
