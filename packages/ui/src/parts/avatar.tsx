import { Avatar as Radix } from "radix-ui";
import { cn } from "../lib/cn.ts";

interface AvatarProps {
  /** Address of the picture; without one, initials or the placeholder. */
  src?: string | null | undefined;
  /** Gives the initials. Left out: the placeholder figure. */
  name?: string;
  /** In pixels; 30 in the navigation bar, 20 in tables. */
  size?: AvatarSize;
  className?: string;
}

export type AvatarSize = keyof typeof sizes;

/** Classes: a style in markup is refused by our pages. */
const sizes = {
  20: "size-5 text-[9px]",
  24: "size-6 text-[9px]",
  26: "size-[26px] text-[10px]",
  28: "size-7 text-[10px]",
  30: "size-[30px] text-[11px]",
  32: "size-8 text-[12px]",
  56: "size-14 text-[21px]",
  72: "size-[72px] text-[27px]",
};

/** A person's picture. Decoration: the name always stands beside it or names the button around it. */
export function Avatar({ src, name, size = 30, className }: AvatarProps) {
  const initials = name ? initialsOf(name) : "";
  return (
    <Radix.Root
      aria-hidden
      className={cn(
        sizes[size],
        "inline-grid shrink-0 place-items-center overflow-hidden rounded-full bg-avatar font-semibold text-avatar-ink leading-none",
        className,
      )}
    >
      {src && <Radix.Image src={src} alt="" className="size-full object-cover" />}
      <Radix.Fallback className="grid size-full place-items-center">{initials || <Figure />}</Radix.Fallback>
    </Radix.Root>
  );
}

/** First letters of the first and last word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = [...(words[0] ?? "")][0] ?? "";
  const last = words.length > 1 ? ([...(words.at(-1) ?? "")][0] ?? "") : "";
  return (first + last).toUpperCase();
}

function Figure() {
  return (
    <svg viewBox="0 0 30 30" className="size-full fill-accent-ink" aria-hidden="true">
      <circle cx="15" cy="12" r="5" />
      <path d="M5 30c0-6.2 4.5-10 10-10s10 3.8 10 10z" />
    </svg>
  );
}
