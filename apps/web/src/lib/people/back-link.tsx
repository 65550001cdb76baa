import { ArrowLeftIcon } from "@phosphor-icons/react/dist/csr/ArrowLeft";
import { Link } from "react-router";

/** Up from a page to the list it belongs to. */
export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} className="-ml-1 inline-flex items-center gap-1.5 rounded-sm px-1 py-0.5 text-ink-2 text-sm hover:text-ink">
    <ArrowLeftIcon size={14} aria-hidden className="shrink-0" />
    {children}
  </Link>
);
