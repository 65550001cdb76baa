import { Dialog, Skeleton } from "@copydesk/ui";
import { Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { lazyPart } from "../lib/lazy-part.tsx";
import { useShortcutKeys, useShortcuts } from "../lib/shortcuts/shortcuts.ts";
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

const ShortcutSheet = lazyPart(() => import("./shortcut-sheet.tsx"));

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
      <Suspense fallback={<Skeleton className="h-40" />}>
        <ShortcutSheet />
      </Suspense>
    </Dialog>
  );
}
