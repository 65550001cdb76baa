import { type LlmFigure, llmFigures } from "@copydesk/contracts";
import { Button, FilterButton, Input, Popover, PopoverContent, PopoverTrigger } from "@copydesk/ui";
import { useState } from "react";
import { figureNames } from "../words/call-words.ts";
import type { Range } from "./llm-list.ts";

type Ranges = Record<LlmFigure, Range>;

interface FiguresFilterProps {
  values: Ranges;
  onChange: (values: Partial<Ranges>) => void;
}

/** What is entered, of a thousand parts each: times are kept in milliseconds and entered in seconds. */
const parts = (figure: LlmFigure) => (figure === "total_ms" || figure === "first_token_ms" ? 1_000 : 1);
const unit: Partial<Record<LlmFigure, string>> = { total_ms: "seconds", first_token_ms: "seconds" };
const isSet = ({ min, max }: Range) => min !== undefined || max !== undefined;

/** Narrows by amounts, each from one to another, both included. */
export function FiguresFilter({ values, onChange }: FiguresFilterProps) {
  const set = llmFigures.filter((figure) => isSet(values[figure]));
  const clear = () => onChange(Object.fromEntries(set.map((figure) => [figure, {}])));
  return (
    <Popover>
      <PopoverTrigger>
        <FilterButton label="Figures" value={formatRanges(set, values)} onClear={clear} />
      </PopoverTrigger>
      <PopoverContent aria-label="Figures" className="w-[344px] p-4">
        <div className="grid grid-cols-[minmax(0,1fr)_88px_88px] items-center gap-x-2 gap-y-1.5 text-sm">
          <span />
          <span aria-hidden className="text-ink-3 text-xs">
            From
          </span>
          <span aria-hidden className="text-ink-3 text-xs">
            To
          </span>
          {llmFigures.map((figure) => (
            <FigureRow key={figure} figure={figure} value={values[figure]} onChange={(range) => onChange({ [figure]: range })} />
          ))}
        </div>
        <p className="pt-3 text-ink-3 text-xs">Calls without this figure are left out.</p>
        {set.length > 0 && (
          <Button variant="quiet" size="sm" className="mt-2 -ml-2" onClick={clear}>
            Clear
          </Button>
        )}
      </PopoverContent>
    </Popover>
  );
}

interface FigureRowProps {
  figure: LlmFigure;
  value: Range;
  onChange: (range: Range) => void;
}

function FigureRow({ figure, value, onChange }: FigureRowProps) {
  const name = figureNames[figure];
  return (
    <fieldset className="contents">
      <legend className="contents">
        <span className="min-w-0">
          {name}
          {unit[figure] && <span className="text-ink-3">, {unit[figure]}</span>}
        </span>
      </legend>
      {(["min", "max"] as const).map((end) => (
        <Bound
          key={end}
          label={`${name} ${end === "min" ? "from" : "to"}`}
          value={value[end] === undefined ? undefined : value[end] / parts(figure)}
          onChange={(given) => {
            const { [end]: _, ...other } = value;
            onChange(given === undefined ? other : { ...other, [end]: Math.round(given * parts(figure) * 1e6) / 1e6 });
          }}
        />
      ))}
    </fieldset>
  );
}

interface BoundProps {
  label: string;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
}

/** One end; taken when it is left or Enter is pressed. What is no number is marked and not taken. */
function Bound({ label, value, onChange }: BoundProps) {
  const written = value === undefined ? "" : String(value);
  const [typed, setTyped] = useState(written);
  const [known, setKnown] = useState(written);
  // The address changed under the field: Back, or filters cleared.
  if (written !== known) {
    setKnown(written);
    setTyped(written);
  }
  const given = readNumber(typed);
  const take = () => given !== null && given !== value && onChange(given);
  return (
    <Input
      size="sm"
      inputMode="decimal"
      aria-label={label}
      aria-invalid={given === null || undefined}
      maxLength={14}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={take}
      onKeyDown={(event) => event.key === "Enter" && take()}
      inputClassName="text-right tabular-nums"
    />
  );
}

/** Undefined of nothing, null of what is no number. */
export function readNumber(text: string): number | undefined | null {
  const trimmed = text.trim();
  const isParted = /^[1-9]\d{0,2}([\s,]\d{3})+(\.\d+)?$/.test(trimmed);
  const plain = isParted ? trimmed.replace(/[\s,]/g, "") : trimmed.replace(",", ".");
  if (plain === "") return undefined;
  return /^\d{1,12}(\.\d{1,6})?$/.test(plain) ? Number(plain) : null;
}

function formatRanges(set: readonly LlmFigure[], values: Ranges): string | undefined {
  const [first] = set;
  if (!first) return undefined;
  const more = set.length > 1 ? ` +${set.length - 1}` : "";
  return `${formatRange(first, values[first])}${more}`;
}

/** "Tokens in 100 to 5000", "Cost up to 0.5", "Total time from 10 s" */
export function formatRange(figure: LlmFigure, { min, max }: Range): string {
  const format = (value: number) => `${value / parts(figure)}${unit[figure] ? " s" : ""}`;
  const name = figureNames[figure];
  if (min !== undefined && max !== undefined) return `${name} ${format(min)} to ${format(max)}`;
  return min !== undefined ? `${name} from ${format(min)}` : `${name} up to ${format(max ?? 0)}`;
}
