import { cn } from "@copydesk/ui";

/** The mark: a line over a caret, where an editor puts what is missing. */
export function LogoMark({ size = 26 }: { size?: number }) {
  return (
    <svg viewBox="0 0 26 26" width={size} height={size} aria-hidden="true" className="shrink-0">
      <rect width="26" height="26" rx="7" className="fill-brand" />
      <path
        d="M6.5 9.2h13M8.3 19.2 13 12.9l4.7 6.3"
        fill="none"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-brand-ink"
      />
    </svg>
  );
}

export function Logo({ size, className }: { size?: number; className?: string }) {
  return (
    <span className={cn("inline-flex items-center gap-[9px] font-bold text-md tracking-[-0.015em]", className)}>
      <LogoMark size={size} />
      Copydesk
    </span>
  );
}
