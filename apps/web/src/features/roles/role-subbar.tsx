import type { RoleDetail } from "@copydesk/contracts";
import { Button } from "@copydesk/ui";
import { CaretLeftIcon } from "@phosphor-icons/react/dist/csr/CaretLeft";
import type { ReactNode } from "react";
import { Link } from "react-router";

interface RoleSubbarProps {
  title: string;
  role: RoleDetail | null;
  onRemove: (() => void) | undefined;
  children: ReactNode;
}

/** Name, holders and the page's own switches; stays in view. */
export function RoleSubbar({ title, role, onRemove, children }: RoleSubbarProps) {
  return (
    <header className="sticky top-14 z-10 flex h-[53px] items-center gap-3 border-line border-b bg-canvas px-4 md:px-6">
      <Link
        to="/settings/roles"
        aria-label="Back to roles"
        className="-ml-1.5 grid size-7 shrink-0 place-items-center rounded-sm text-ink-3 hover:bg-pressed hover:text-ink"
      >
        <CaretLeftIcon size={16} />
      </Link>
      <h1 className="min-w-0 truncate font-bold text-md tracking-[-0.01em]">
        <bdi>{title}</bdi>
      </h1>
      {role && (
        <span className="hidden text-ink-3 text-xs whitespace-nowrap sm:inline">
          {role.holder_count === 1 ? "1 person holds this role" : `${role.holder_count || "No"} people hold this role`}
        </span>
      )}
      <div className="ml-auto flex shrink-0 items-center gap-4">
        {children}
        {onRemove && (
          <Button variant="danger" onClick={onRemove}>
            Delete
          </Button>
        )}
      </div>
    </header>
  );
}
