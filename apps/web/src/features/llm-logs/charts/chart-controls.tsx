import { type LlmChart, type LlmGroup, llmGroups } from "@copydesk/contracts";
import { Button, Menu, MenuContent, MenuRadioGroup, MenuRadioItem, MenuTrigger, Segmented } from "@copydesk/ui";
import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { groupWords } from "../words/call-words.ts";
import { formatCalls } from "../words/figure-words.ts";
import { Swatch } from "./chart-parts.tsx";
import { groupColour, keyOf } from "./series.ts";

interface LegendProps {
  chart: LlmChart;
  formatGroupName: (group: LlmChart["groups"][number]) => string;
  onLit: (key: string | null) => void;
}

/** What the colours of all charts stand for. A name that is pointed at is lit in each of them. */
export function Legend({ chart, formatGroupName, onLit }: LegendProps) {
  if (chart.groups.length === 0) return null;
  return (
    <ul aria-label="Groups" className="flex min-w-0 flex-wrap gap-x-3.5 gap-y-0.5 text-xs">
      {chart.groups.map((group, at) => (
        <li
          key={keyOf(group)}
          onPointerEnter={() => onLit(keyOf(group))}
          onPointerLeave={() => onLit(null)}
          className="inline-flex min-w-0 items-center gap-1.5"
          title={formatCalls(group.total.calls)}
        >
          <Swatch colour={groupColour(at, group.kind)} className="size-2.5" />
          <bdi className="max-w-48 truncate text-ink-2">{formatGroupName(group)}</bdi>
        </li>
      ))}
    </ul>
  );
}

export function GroupMenu({ value, onChange }: { value: LlmGroup | undefined; onChange: (group: LlmGroup | undefined) => void }) {
  return (
    <Menu>
      <MenuTrigger>
        <Button variant="quiet" size="sm" trailing={<CaretDownIcon size={10} weight="bold" className="text-glyph" />}>
          Group by <span className="font-control text-ink">{value ? groupWords[value].toLowerCase() : "none"}</span>
        </Button>
      </MenuTrigger>
      <MenuContent>
        <MenuRadioGroup value={value ?? "none"} onValueChange={(next) => onChange(llmGroups.find((one) => one === next))}>
          <MenuRadioItem value="none">None</MenuRadioItem>
          {llmGroups.map((one) => (
            <MenuRadioItem key={one} value={one}>
              {groupWords[one]}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  );
}

const timesWords = { total: "Total", first: "First token" };

export function TimesMenu({ value, onChange }: { value: "total" | "first"; onChange: (times: string) => void }) {
  return (
    <Menu>
      <MenuTrigger>
        <button
          type="button"
          aria-label={`Latency: ${timesWords[value]}`}
          className="inline-flex items-center gap-1 rounded-xs font-medium text-ink-2 hover:text-ink"
        >
          {timesWords[value]}
          <CaretDownIcon size={9} weight="bold" aria-hidden className="text-glyph" />
        </button>
      </MenuTrigger>
      <MenuContent>
        <MenuRadioGroup value={value} onValueChange={onChange}>
          <MenuRadioItem value="total">{timesWords.total}</MenuRadioItem>
          <MenuRadioItem value="first">{timesWords.first}</MenuRadioItem>
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  );
}

interface CurrencyChoiceProps {
  currencies: readonly (string | null)[];
  value: string | null;
  onChange: (currency: string | null) => void;
}

/** Sums stand side by side; their bars are of one currency. */
export const CurrencyChoice = ({ currencies, value, onChange }: CurrencyChoiceProps) => (
  <Segmented
    size="sm"
    aria-label="Currency of the chart"
    value={value ?? "none"}
    onValueChange={(next) => onChange(next === "none" ? null : next)}
    options={currencies.map((currency) => ({ value: currency ?? "none", label: currency ?? "None" }))}
  />
);
