import { cn } from "../lib/cn.ts";

/** A grey bar where words will be; give width and height by class. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cn("block h-[9px] rounded-[5px] bg-pressed", className)} />;
}

/** A few lines of copy to come. */
export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  const widths = ["w-[92%]", "w-[86%]", "w-[58%]"];
  return (
    <span className={cn("grid gap-3.5", className)}>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={widths[index % 3] + String(index)} className={widths[index % 3]} />
      ))}
    </span>
  );
}

/** Says to screen readers that something is loading; wrap the skeletons of a page in it. */
export function Loading({ label = "Loading", className, children }: { label?: string; className?: string; children: React.ReactNode }) {
  return (
    <div role="status" aria-label={label} className={className}>
      {children}
    </div>
  );
}
