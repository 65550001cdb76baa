import { Chip, useFieldControl } from "@copydesk/ui";
import { useState } from "react";

interface TagsEditorProps {
  values: readonly string[];
  onValuesChange: (values: string[]) => void;
}

/** Tags as chips in one box. Enter or a comma ends one, Backspace takes the last away; pasted lists are taken apart. */
export function TagsEditor({ values, onValuesChange }: TagsEditorProps) {
  const [typed, setTyped] = useState("");
  const control = useFieldControl();
  function take(text: string) {
    onValuesChange(addTags(values, text));
    setTyped("");
  }
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-1.5 rounded-md border border-line-strong bg-canvas px-[5px] py-1 transition-[border-color,box-shadow] focus-within:border-accent focus-within:ring-3 focus-within:ring-accent/16">
      {values.map((tag) => (
        <Chip key={tag} removeLabel={`Remove ${tag}`} onRemove={() => onValuesChange(values.filter((one) => one !== tag))}>
          <bdi>{tag}</bdi>
        </Chip>
      ))}
      <input
        {...control}
        value={typed}
        onChange={(event) => (/[,\n]/.test(event.target.value) ? take(event.target.value) : setTyped(event.target.value))}
        onKeyDown={(event) => {
          if (event.metaKey || event.ctrlKey || event.nativeEvent.isComposing) return;
          if (event.key === "Enter") {
            event.preventDefault();
            take(typed);
          } else if (event.key === "Backspace" && typed === "") onValuesChange(values.slice(0, -1));
        }}
        onBlur={() => take(typed)}
        className="h-6 min-w-24 flex-1 bg-transparent px-1.5 text-base outline-none"
      />
    </div>
  );
}

/** The tags with those of a text, parted by commas or line breaks; each once, whatever its case. */
export function addTags(tags: readonly string[], text: string): string[] {
  const known = new Set(tags.map(fold));
  const fresh = text
    .split(/[,\n]/)
    .map((tag) => tag.trim().replace(/^#/, "").slice(0, 40))
    .filter((tag) => tag !== "" && !known.has(fold(tag)) && known.add(fold(tag)));
  return [...tags, ...fresh];
}

const fold = (tag: string) => tag.toLowerCase();
