import type { ReactNode } from "react";

interface TwoColumnsProps {
  /** Facts: at the side, and first where there is one column. */
  side: ReactNode;
  children: ReactNode;
}

/** What something did or holds, and beside it what it is. Sections in it are narrow. */
export const TwoColumns = ({ side, children }: TwoColumnsProps) => (
  <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_320px] lg:gap-x-10">
    <div className="max-lg:border-line max-lg:border-b lg:order-last lg:border-line lg:border-l lg:pl-8">{side}</div>
    <div className="min-w-0">{children}</div>
  </div>
);
