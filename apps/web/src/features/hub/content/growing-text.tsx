import { cn } from "@copydesk/ui";

interface GrowingTextProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  className?: string;
  placeholder?: string;
  autoFocus?: boolean;
}

/** A text field that looks like the copy it edits and is as tall as its text. */
export function GrowingText({ label, value, onChange, className, placeholder, autoFocus }: GrowingTextProps) {
  return (
    <textarea
      aria-label={label}
      dir="auto"
      rows={1}
      // biome-ignore lint/a11y/noAutofocus: the person has just asked to edit this very text
      autoFocus={autoFocus}
      value={value}
      placeholder={placeholder}
      onChange={(event) => onChange(event.target.value)}
      className={cn(
        "field-sizing-content -mx-2 block w-[calc(100%+16px)] resize-none rounded-sm border border-transparent bg-transparent px-2 py-0.5 placeholder:text-ink-3 hover:border-line focus:border-accent focus:outline-none",
        className,
      )}
    />
  );
}
