import type { LanguageOption } from "@copydesk/contracts";
import { cn, Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from "@copydesk/ui";
import { useState } from "react";
import { ChoiceChip } from "./choice-chip.tsx";

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
        <ChoiceChip
          key={language.id}
          removeLabel={`Remove ${language.name}`}
          onRemove={() => onRemove(language.id)}
          draggable={languages.length > 1}
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = "move";
            setDragged(language.id);
          }}
          onDragOver={(event) => {
            if (!dragged) return;
            event.preventDefault();
            if (dragged !== language.id) onMove(dragged, index);
          }}
          onDrop={(event) => event.preventDefault()}
          onDragEnd={() => setDragged(null)}
          className={cn(dragged === language.id && "opacity-55")}
        >
          <LanguageMenu language={language} index={index} count={languages.length} onMove={onMove} onRemove={onRemove} />
        </ChoiceChip>
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
        <button type="button" className={cn("h-full truncate rounded-md pr-1 pl-2.5", count > 1 && "cursor-grab")}>
          <bdi lang={language.code}>{language.native_name}</bdi>
          {index === 0 && <span className="ml-1 font-normal text-ink-2">primary</span>}
          <span className="sr-only">, change its place</span>
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
