import { Button, Field, IconButton, Input } from "@copydesk/ui";
import { ArrowRightIcon } from "@phosphor-icons/react/dist/csr/ArrowRight";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { useRef } from "react";

interface Pair {
  instead_of: string;
  use: string;
}

interface PairsFieldProps {
  label: string;
  values: readonly Pair[];
  onChange: (values: Pair[]) => void;
  most: number;
  longest: number;
  lang: string;
  error?: string | undefined;
}

/** Words that are not to be written, and what is written in their place. */
export function PairsField({ label, values, onChange, most, longest, lang, error }: PairsFieldProps) {
  const list = useRef<HTMLUListElement>(null);
  const change = (at: number, part: Partial<Pair>) => onChange(values.map((pair, i) => (i === at ? { ...pair, ...part } : pair)));
  function add() {
    onChange([...values, { instead_of: "", use: "" }]);
    requestAnimationFrame(() => list.current?.querySelector<HTMLInputElement>("li:last-child input")?.focus());
  }
  const text = { lang, dir: "auto" as const, maxLength: longest, size: "sm" as const };
  return (
    <Field label={label} group error={error} aside={values.length > 0 && `${values.length} of ${most}`}>
      <ul ref={list} className="grid gap-1.5">
        {values.map((pair, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pair has no name of its own, and moves only when one above it goes
          <li key={at} className="flex items-center gap-2">
            <Input
              {...text}
              aria-label={`Instead of, pair ${at + 1}`}
              placeholder="Instead of"
              value={pair.instead_of}
              onChange={(event) => change(at, { instead_of: event.target.value })}
            />
            <ArrowRightIcon size={14} aria-hidden className="shrink-0 text-glyph rtl:rotate-180" />
            <Input
              {...text}
              aria-label={`Use, pair ${at + 1}`}
              placeholder="Use"
              value={pair.use}
              onChange={(event) => change(at, { use: event.target.value })}
            />
            <IconButton
              size="sm"
              tooltip={false}
              label={`Remove pair ${at + 1}`}
              icon={<XIcon size={12} />}
              onClick={() => onChange(values.filter((_, i) => i !== at))}
            />
          </li>
        ))}
      </ul>
      {values.length < most && (
        <div>
          <Button variant="quiet" size="sm" className="-ml-2" icon={<PlusIcon size={12} weight="bold" />} onClick={add}>
            Add a pair
          </Button>
        </div>
      )}
    </Field>
  );
}
