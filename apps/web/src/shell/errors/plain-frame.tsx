import type { ReactNode } from "react";
import { Link } from "react-router";
import { Logo } from "../../lib/logo.tsx";

/** For pages outside the console: the name at the top and nothing else. */
export function PlainFrame({ children }: { children: ReactNode }) {
  return (
    <div className="min-h-dvh">
      <header className="flex h-14 items-center border-line border-b px-4 md:px-6">
        <Link to="/" aria-label="Copydesk, home" className="flex rounded-sm">
          <Logo />
        </Link>
      </header>
      <main>{children}</main>
    </div>
  );
}
