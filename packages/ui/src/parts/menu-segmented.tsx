import { DropdownMenu as Radix } from "radix-ui";
import type { ReactNode } from "react";

interface MenuSegmentedProps<V extends string> {
  label: string;
  icon?: ReactNode;
  value: V;
  onValueChange: (value: V) => void;
  options: readonly { value: V; label: string }[];
}

/** A choice of few inside a menu, all in view; choosing keeps the menu open. */
export function MenuSegmented<V extends string>({ label, icon, value, onValueChange, options }: MenuSegmentedProps<V>) {
  return (
    <Radix.RadioGroup
      value={value}
      onValueChange={(next) => onValueChange(next as V)}
      aria-label={label}
      className="flex min-h-8 items-center gap-2.5 px-2 py-1"
    >
      {icon && <span className="shrink-0 text-ink-3">{icon}</span>}
      <span className="flex-1">{label}</span>
      <span className="inline-flex gap-0.5 rounded-md bg-pressed p-0.5">
        {options.map((option) => (
          <Radix.RadioItem
            key={option.value}
            value={option.value}
            onSelect={(event) => event.preventDefault()}
            className="inline-flex h-[22px] cursor-pointer select-none items-center rounded-sm px-1.5 font-control text-ink-2 text-xs outline-none data-[state=checked]:bg-thumb data-[highlighted]:text-ink data-[state=checked]:text-ink data-[state=checked]:shadow-thumb data-[highlighted]:ring-2 data-[highlighted]:ring-accent/40"
          >
            {option.label}
          </Radix.RadioItem>
        ))}
      </span>
    </Radix.RadioGroup>
  );
}
