import type { ComponentProps } from "react";
import { cn } from "../lib/cn.ts";
import { useFieldControl } from "./field.tsx";
import { boxClass } from "./input.tsx";

/** Several lines of text; the box grows with its content from `rows` up to the height its class allows. */
export function Textarea({ className, rows = 3, ...rest }: ComponentProps<"textarea">) {
  const control = useFieldControl(rest);
  return (
    <span className={boxClass}>
      <textarea
        rows={rows}
        {...rest}
        {...control}
        className={cn("field-sizing-content w-full min-w-0 resize-none bg-transparent px-[11px] py-[9px] outline-none", className)}
        // field-sizing ignores `rows`, so that the least height is spelled out: lines of 22 px and the padding.
        style={{ minHeight: rows * 22 + 18, ...rest.style }}
      />
    </span>
  );
}
