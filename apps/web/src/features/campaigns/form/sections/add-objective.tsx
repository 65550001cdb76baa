import type { ObjectiveOption } from "@copydesk/contracts";
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from "@copydesk/ui";
import { PencilSimpleIcon } from "@phosphor-icons/react/dist/csr/PencilSimple";
import { useEffect, useRef, useState } from "react";
import { AddChip } from "./choice-chip.tsx";

interface AddObjectiveProps {
  /** Those that are not chosen yet. */
  objectives: readonly ObjectiveOption[];
  /** One more of their own is possible. */
  mayWrite: boolean;
  onAdd: (id: string) => void;
  onWrite: (words: string) => void;
}

/** Chooses one of the company's objectives, or opens a field for one's own. */
export function AddObjective({ objectives, mayWrite, onAdd, onWrite }: AddObjectiveProps) {
  const [writing, setWriting] = useState(false);
  if (writing) {
    return (
      <OwnObjective
        onDone={(words) => {
          setWriting(false);
          if (words) onWrite(words);
        }}
      />
    );
  }
  return (
    <Menu>
      <MenuTrigger>
        <AddChip>Add objective</AddChip>
      </MenuTrigger>
      <MenuContent align="start" className="max-h-80 w-[min(340px,calc(100vw-32px))]">
        {objectives.map(({ id, name, description }) => (
          <MenuItem key={id} textValue={name} onSelect={() => onAdd(id)} className="py-1.5">
            {name}
            {description && <span className="block truncate text-ink-3 text-xs">{description}</span>}
          </MenuItem>
        ))}
        {mayWrite && objectives.length > 0 && <MenuSeparator />}
        {mayWrite && (
          <MenuItem icon={<PencilSimpleIcon size={16} />} onSelect={() => setWriting(true)}>
            Write your own
          </MenuItem>
        )}
      </MenuContent>
    </Menu>
  );
}

function OwnObjective({ onDone }: { onDone: (words: string) => void }) {
  const [words, setWords] = useState("");
  // Leaving the field after Enter or Escape must not answer a second time.
  const done = useRef(false);
  const field = useRef<HTMLInputElement>(null);
  // A frame later, when the menu that opened it has let go of the focus.
  useEffect(() => {
    const frame = requestAnimationFrame(() => field.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  function finish(answer: string) {
    if (done.current) return;
    done.current = true;
    onDone(answer.trim());
  }
  return (
    <input
      ref={field}
      type="text"
      aria-label="Your own objective"
      placeholder="Your own objective"
      maxLength={80}
      value={words}
      onChange={(event) => setWords(event.target.value)}
      onBlur={() => finish(words)}
      onKeyDown={(event) => {
        if (event.metaKey || event.ctrlKey || event.nativeEvent.isComposing) return;
        if (event.key !== "Enter" && event.key !== "Escape") return;
        event.preventDefault();
        finish(event.key === "Enter" ? words : "");
      }}
      className="h-[30px] w-56 rounded-md border border-line-strong bg-canvas px-2.5 text-sm outline-none placeholder:text-ink-3 focus-visible:border-accent focus-visible:ring-3 focus-visible:ring-accent/16"
    />
  );
}
