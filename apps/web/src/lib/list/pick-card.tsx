import { Checkbox } from "@copydesk/ui";
import type { Selection } from "./use-selection.ts";

/** Picks a card of a list; as large as a finger, over the link that covers the card. */
export function PickCard({ id, name, selection }: { id: string; name: string; selection: Selection }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the box names itself; the label only makes its target larger.
    <label className="relative z-1 -my-2.5 -ml-3 grid size-10 shrink-0 place-items-center">
      <Checkbox aria-label={`Select ${name}`} checked={selection.has(id)} onCheckedChange={() => selection.toggle(id)} />
    </label>
  );
}
