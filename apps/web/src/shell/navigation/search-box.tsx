import { Dialog, IconButton, Kbd, modifierKey, Skeleton } from "@copydesk/ui";
import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/csr/MagnifyingGlass";
import { Suspense, useEffect, useState } from "react";
import { lazyPart } from "../../lib/lazy-part.tsx";

const CommandPalette = lazyPart(() => import("./command-palette.tsx"));

/** The header's search. It opens the command palette, and so does Cmd/Ctrl+K anywhere. */
export function SearchBox() {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== "k" || !(event.metaKey || event.ctrlKey) || event.shiftKey || event.altKey) return;
      event.preventDefault();
      setOpen((before) => !before);
    }
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  const show = () => setOpen(true);
  return (
    <>
      <button
        type="button"
        onClick={show}
        aria-haspopup="dialog"
        className="hidden h-[34px] w-[232px] min-w-32 items-center gap-2 rounded-md border border-line bg-sunken pr-2 pl-2.5 text-ink-3 text-sm transition-colors hover:border-line-strong xl:flex"
      >
        <MagnifyingGlassIcon size={15} aria-hidden className="shrink-0" />
        <span className="flex-1 text-left">Search...</span>
        <Kbd>{shortcut}</Kbd>
      </button>
      <IconButton
        label="Search..."
        size="lg"
        icon={<MagnifyingGlassIcon size={19} />}
        onClick={show}
        aria-haspopup="dialog"
        className="xl:hidden"
      />
      <Dialog open={open} onOpenChange={setOpen} title="Search" hideTitle closeButton={false} className="overflow-hidden [&>div]:p-0">
        <Suspense fallback={<Skeleton className="m-5 h-4 w-1/2" />}>
          <CommandPalette onDone={() => setOpen(false)} />
        </Suspense>
      </Dialog>
    </>
  );
}

const modifier = modifierKey();
const shortcut = modifier === "⌘" ? "⌘K" : `${modifier} K`;
