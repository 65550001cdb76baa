import { CircleNotchIcon } from "@phosphor-icons/react/dist/csr/CircleNotch";
import { cn } from "../lib/cn.ts";

/** A small turning mark beside words that say what is going on; never alone on a blank page. */
export function Spinner({ size = 14, className }: { size?: number; className?: string }) {
  return <CircleNotchIcon size={size} weight="bold" aria-hidden className={cn("animate-spin", className)} />;
}
