import type { LanguageOption } from "@copydesk/contracts";
import { cn, Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from "@copydesk/ui";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { useState } from "react";

interface LanguageListProps {
  languages: readonly LanguageOption[];
  /** Puts a language at a place, counted from 0. */
  onMove: (id: string, place: number) => void;
  onRemove: (id: string) => void;
}

/** Languages as chips in their order. Each is dragged to another place, or moved with its menu. */
export function LanguageList({ languages, onMove, onRemove }: LanguageListProps) {
  const [dragged, setDragged] = useState<string | null>(null);
  return (
    <ol aria-label="Chosen languages" className="contents">
      {languages.map((language, index) => (
        <li
          key={language.id}
          draggable={languages.length > 1}
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = "move";
            setDragged(language.id);
          }}
          onDragOver={(event) => {
            if (!dragged || dragged === language.id) return;
            event.preventDefault();
            onMove(dragged, index);
          }}
          onDragEnd={() => setDragged(null)}
          className={cn(
            "inline-flex h-[30px] items-center rounded-md border border-accent-line bg-accent-tint font-medium text-accent-ink text-sm",
            dragged === language.id && "opacity-55",
          )}
        >
          <LanguageMenu language={language} index={index} count={languages.length} onMove={onMove} onRemove={onRemove} />
          <button
            type="button"
            aria-label={`Remove ${language.name}`}
            onClick={() => onRemove(language.id)}
            className="mr-1 grid size-[22px] place-items-center rounded-xs text-ink-3 hover:bg-accent-line/40 hover:text-ink"
          >
            <XIcon size={11} weight="bold" aria-hidden />
          </button>
        </li>
      ))}
    </ol>
  );
}

interface LanguageMenuProps extends Omit<LanguageListProps, "languages"> {
  language: LanguageOption;
  index: number;
  count: number;
}

function LanguageMenu({ language, index, count, onMove, onRemove }: LanguageMenuProps) {
  return (
    <Menu>
      <MenuTrigger>
        <button
          type="button"
          aria-label={`${language.name}${index === 0 ? ", primary" : ""}: order`}
          className={cn("h-full rounded-md pr-1 pl-2.5", count > 1 && "cursor-grab")}
        >
          <bdi lang={language.code}>{language.native_name}</bdi>
          {index === 0 && <span className="ml-1 font-normal text-ink-2">primary</span>}
        </button>
      </MenuTrigger>
      <MenuContent align="start">
        <MenuItem disabled={index === 0} onSelect={() => onMove(language.id, 0)}>
          Make primary
        </MenuItem>
        <MenuItem disabled={index === 0} onSelect={() => onMove(language.id, index - 1)}>
          Move forward
        </MenuItem>
        <MenuItem disabled={index === count - 1} onSelect={() => onMove(language.id, index + 1)}>
          Move back
        </MenuItem>
        <MenuSeparator />
        <MenuItem onSelect={() => onRemove(language.id)}>Remove</MenuItem>
      </MenuContent>
    </Menu>
  );
}
