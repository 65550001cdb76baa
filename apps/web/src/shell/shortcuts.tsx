import { Dialog, Kbd, modifierKey, Switch } from "@copydesk/ui";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useShortcutKeys, useShortcutStore, useShortcuts } from "../lib/shortcuts/shortcuts.ts";
import { useApp } from "../lib/stores/app.ts";
import { navigationOf } from "./modules.ts";

/** The second key after "g", for the places that people go to daily. */
const goKeys: Record<string, string> = {
  campaigns: "c",
  users: "u",
  teams: "t",
  examples: "e",
  voices: "v",
  channels: "h",
  models: "m",
  llm_logs: "l",
  activity_logs: "a",
};

const modifier = modifierKey();
/** What works with a modifier key, wherever it makes sense. */
const everywhere = [
  { keys: `${modifier} K`, label: "Search" },
  { keys: `${modifier} S`, label: "Save" },
  { keys: `${modifier} Enter`, label: "Submit" },
  { keys: "Esc", label: "Close, or leave the text" },
];

/** Keys for the whole console, and the sheet of all of them that "?" opens. */
export function Shortcuts() {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  const modules = useApp((state) => state.modules);
  const { links, groups } = navigationOf(modules ?? []);
  const places = [...links, ...groups.flatMap((group) => group.items)].filter(({ code }) => code in goKeys);
  useShortcutKeys();
  useShortcuts("Go to", [
    ...places.map(({ code, title, to }) => ({ keys: `g ${goKeys[code]}`, label: title, run: () => void navigate(to) })),
    { keys: "?", label: "This sheet", run: () => setOpen(true) },
  ]);
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Keyboard shortcuts" size="lg">
      <Sheet />
    </Dialog>
  );
}

function Sheet() {
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
