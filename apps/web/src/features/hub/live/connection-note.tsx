import { CloudSlashIcon } from "@phosphor-icons/react/dist/csr/CloudSlash";

/** Lies over the texts while the server cannot be reached, so that none of them moves. */
export function ConnectionNote() {
  return (
    <p
      role="status"
      className="absolute inset-x-0 top-full flex items-center gap-2 border-warning-line border-b bg-warning-tint px-4 py-1.5 text-sm text-warning-ink md:px-6"
    >
      <CloudSlashIcon size={16} aria-hidden className="shrink-0" />
      <span>The connection is lost. Writing goes on at the server, and this page catches up by itself.</span>
    </p>
  );
}
