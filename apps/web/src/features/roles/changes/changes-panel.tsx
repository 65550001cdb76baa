import { type Grants, levels, type PersonCard } from "@copydesk/contracts";
import { Avatar } from "@copydesk/ui";
import { ArrowRightIcon } from "@phosphor-icons/react/dist/csr/ArrowRight";
import { WarningIcon } from "@phosphor-icons/react/dist/csr/Warning";
import { LevelBars } from "../grants/level-bars.tsx";
import { levelMeanings, levelNames } from "../grants/level-words.ts";
import type { GrantChange } from "./grant-changes.ts";

interface ChangesPanelProps {
  changes: readonly GrantChange[];
  onUndo: (change: GrantChange) => void;
  onFix: (grants: Grants) => void;
  holders: readonly PersonCard[];
  holderCount: number;
}

/** What would change before it is saved, for whom, and what the levels mean. */
export function ChangesPanel({ changes, onUndo, onFix, holders, holderCount }: ChangesPanelProps) {
  return (
    <div className="grid content-start gap-5">
      {changes.length > 0 && (
        <section aria-label="What changes">
          <h2 className="font-semibold text-sm">What changes</h2>
          <p className="text-ink-3 text-xs leading-[18px]" aria-live="polite">
            {changes.length === 1 ? "1 change" : `${changes.length} changes`}, in effect from each person’s next click
          </p>
          <ul className="mt-2.5 border-line border-t">
            {changes.map((change) => (
              <ChangeItem key={change.permission} change={change} onUndo={() => onUndo(change)} onFix={onFix} />
            ))}
          </ul>
        </section>
      )}
      <section aria-label="Who it touches">
        <h2 className="font-semibold text-sm">{changes.length > 0 ? "Who it touches" : "Who holds it"}</h2>
        <Holders holders={holders} count={holderCount} />
      </section>
      <dl className="grid gap-1.5 border-line border-t pt-4 text-ink-3 text-xs">
        {levels.map((level) => (
          <div key={level} className="grid grid-cols-[76px_1fr] items-center">
            <dt className="flex items-center gap-2 text-ink-2">
              <LevelBars level={level} />
              {levelNames[level]}
            </dt>
            <dd>{levelMeanings[level]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function ChangeItem({ change, onUndo, onFix }: { change: GrantChange; onUndo: () => void; onFix: (grants: Grants) => void }) {
  const { title, from, to, effect, warning } = change;
  return (
    <li className="border-line border-b py-3 text-sm leading-5">
      <div className="flex justify-between gap-3">
        <b className="font-control">{title}</b>
        <button
          type="button"
          onClick={onUndo}
          aria-label={`Undo ${title}`}
          className="rounded-xs font-medium text-ink-3 text-xs hover:text-ink"
        >
          Undo
        </button>
      </div>
      <p className="flex items-center gap-1.5 text-ink-2">
        {from}
        <ArrowRightIcon size={12} aria-label="becomes" className="text-glyph" />
        {to}
      </p>
      <p className="text-ink-3 text-xs leading-[18px]">{effect}</p>
      {warning && (
        <p className="mt-0.5 flex gap-1.5 text-warning-ink text-xs leading-[18px]">
          <WarningIcon size={14} weight="fill" aria-hidden className="mt-0.5 shrink-0 text-warning-solid" />
          <span>
            {warning.text}{" "}
            <button type="button" onClick={() => onFix(warning.fix)} className="rounded-xs font-medium text-accent-ink hover:underline">
              {warning.fixLabel}
            </button>
          </span>
        </p>
      )}
    </li>
  );
}

const pictured = 5;

function Holders({ holders, count }: { holders: readonly PersonCard[]; count: number }) {
  if (count === 0) return <p className="mt-1 text-ink-3 text-xs leading-[18px]">Nobody holds this role yet.</p>;
  const others = count - Math.min(pictured, holders.length);
  const named = holders.slice(0, pictured);
  return (
    <p className="mt-2 flex flex-wrap items-center gap-1">
      {named.map((person) => (
        <span key={person.id} title={nameOf(person)} className="inline-flex">
          <Avatar src={person.profile_pic} name={nameOf(person)} size={26} />
          <span className="sr-only">{nameOf(person)}</span>
        </span>
      ))}
      {others > 0 && <span className="ml-1.5 text-ink-2 text-sm">and {others === 1 ? "1 other" : `${others} others`}</span>}
    </p>
  );
}

const nameOf = ({ first_name, last_name }: PersonCard) => `${first_name} ${last_name}`;
