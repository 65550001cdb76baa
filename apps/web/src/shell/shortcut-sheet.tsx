import { Kbd, modifierKey, Switch } from "@copydesk/ui";
import { useShortcutStore } from "../lib/shortcuts/shortcuts.ts";

const modifier = modifierKey();
/** What works with a modifier key, wherever it makes sense. */
const everywhere = [
  { keys: `${modifier} K`, label: "Search" },
  { keys: `${modifier} S`, label: "Save" },
  { keys: `${modifier} Enter`, label: "Submit" },
  { keys: `${modifier} Z`, label: "Undo" },
  { keys: "Esc", label: "Close, or leave the text" },
];

/** All keys there are, and whether single ones count. */
export default function ShortcutSheet() {
  const { groups, isOn, setOn } = useShortcutStore();
  // What is nearest comes first: the screen brought its own after the console.
  return (
    <>
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {[...groups].reverse().map(({ title, shortcuts }) => (
          <Keys key={title} title={title} shortcuts={shortcuts} faint={!isOn} />
        ))}
        <Keys title="Everywhere" shortcuts={everywhere} />
      </div>
      <div className="mt-6 flex items-center gap-3 border-line border-t pt-4 text-sm">
        <Switch size="sm" checked={isOn} onCheckedChange={setOn} aria-label="Single-key shortcuts" />
        <span aria-hidden>Single-key shortcuts</span>
      </div>
    </>
  );
}

interface KeysProps {
  title: string;
  shortcuts: readonly { keys: string; label: string }[];
  /** They are switched off. */
  faint?: boolean;
}

function Keys({ title, shortcuts, faint = false }: KeysProps) {
  return (
    <section aria-label={title}>
      <h3 className="mb-1.5 font-semibold text-sm">{title}</h3>
      <dl className={faint ? "text-ink-3" : undefined}>
        {shortcuts.map(({ keys, label }) => (
          <div key={keys} className="flex items-center justify-between gap-4 py-1 text-sm">
            <dt className="min-w-0">{label}</dt>
            <dd className="flex shrink-0 items-center gap-1">
              {keys.split(" ").map((key) => (
                <Kbd key={key} className="min-w-6 py-0.5 text-center text-xs">
                  {key.length === 1 ? key.toUpperCase() : key}
                </Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
