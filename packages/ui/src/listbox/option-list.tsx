import { CheckIcon } from "@phosphor-icons/react/dist/csr/Check";
import { cn } from "../lib/cn.ts";
import type { Option } from "./option.ts";
import type { Listbox } from "./use-listbox.ts";

interface OptionListProps<V extends string> {
  box: Listbox;
  options: readonly Option<V>[];
  label: string;
  multiple?: boolean;
  isSelected: (value: V) => boolean;
  onPick: (option: Option<V>) => void;
}

/** The rows of a select or combobox. Focus stays in the control; the pointer only highlights and picks. */
export function OptionList<V extends string>({ box, options, label, multiple = false, isSelected, onPick }: OptionListProps<V>) {
  return (
    <div
      ref={box.listRef}
      id={box.listId}
      role="listbox"
      aria-label={label}
      aria-multiselectable={multiple || undefined}
      className="overflow-y-auto p-1"
      tabIndex={-1}
    >
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the control that keeps the focus
        <div
          key={option.value}
          id={box.optionId(index)}
          role="option"
          tabIndex={-1}
          aria-selected={isSelected(option.value)}
          aria-disabled={option.disabled || undefined}
          onPointerMove={() => box.setActive(index)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => !option.disabled && onPick(option)}
          className={cn(
            "flex min-h-8 items-center gap-2.5 rounded-sm px-2 py-1 text-sm",
            option.disabled ? "text-ink-3 opacity-60" : "cursor-pointer",
            index === box.active && !option.disabled && "bg-pressed",
          )}
        >
          {option.icon && <span className="shrink-0 text-ink-3">{option.icon}</span>}
          <span className="min-w-0 flex-1">
            <span className="block truncate">
              <bdi lang={option.lang}>{option.label}</bdi>
              {option.detail && <span className="ml-1.5 text-ink-3">{option.detail}</span>}
            </span>
            {option.description && <span className="block truncate text-ink-3 text-xs">{option.description}</span>}
          </span>
          <CheckIcon
            size={14}
            weight="bold"
            aria-hidden
            className={cn("shrink-0 text-accent-ink", !isSelected(option.value) && "invisible")}
          />
        </div>
      ))}
    </div>
  );
}
