import { cn } from "@copydesk/ui";
import { useLayoutEffect, useRef } from "react";

interface GrowingTextProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  className?: string;
  placeholder?: string;
  /** Takes the focus, with the caret so many UTF-16 units into the text. */
  focusAt?: number | undefined;
}

/** A text field that looks like the copy it edits and is as tall as its text. */
export function GrowingText({ label, value, onChange, className, placeholder, focusAt }: GrowingTextProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const begin = useRef(focusAt);
  useLayoutEffect(() => {
    if (begin.current === undefined) return;
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(begin.current, begin.current);
  }, []);
  useHeightOf(field, value);
  return (
    <textarea
      ref={field}
      aria-label={label}
      rows={1}
      value={value}
      placeholder={placeholder}
      onChange={(event) => onChange(event.target.value)}
      className={cn(
        "field-sizing-content -mx-2 -my-px block w-[calc(100%+16px)] resize-none overflow-hidden rounded-sm border border-transparent bg-transparent px-2 tracking-inherit placeholder:text-ink-3 hover:border-line focus:border-line-strong focus:outline-none",
        className,
      )}
    />
  );
}

/** For browsers that cannot size a field by its content. */
function useHeightOf(field: { current: HTMLTextAreaElement | null }, value: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const element = field.current;
    if (!element || CSS.supports("field-sizing", "content")) return;
    element.style.height = "auto";
    element.style.height = `${element.scrollHeight + 2}px`;
  }, [field, value]);
}
