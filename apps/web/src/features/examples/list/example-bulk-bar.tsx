import type { ExampleListItem } from "@copydesk/contracts";
import { ProhibitIcon } from "@phosphor-icons/react/dist/csr/Prohibit";
import { SparkleIcon } from "@phosphor-icons/react/dist/csr/Sparkle";
import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
import { BulkAction, BulkFrame } from "../../../lib/list/bulk-frame.tsx";
import type { ExampleActions } from "../use-example-actions.tsx";

interface ExampleBulkBarProps {
  /** Picked rows. */
  items: readonly ExampleListItem[];
  actions: ExampleActions;
  onClear: () => void;
}

/** Floats over the list while examples are picked; what applies to only some of them says to how many. */
export function ExampleBulkBar({ items, actions, onClear }: ExampleBulkBarProps) {
  const used = items.filter((item) => item.can_edit && item.use_in_prompts);
  const unused = items.filter((item) => item.can_edit && !item.use_in_prompts);
  const deletable = items.filter((item) => item.can_delete);
  const of = (some: readonly unknown[]) => (some.length > 0 && some.length < items.length ? ` ${some.length}` : "");
  return (
    <BulkFrame label="Selected examples" count={items.length} onClear={onClear}>
      <BulkAction icon={<SparkleIcon size={16} />} disabled={unused.length === 0} onClick={() => void actions.use(unused, true)}>
        Use in prompts{of(unused)}
      </BulkAction>
      <BulkAction icon={<ProhibitIcon size={16} />} disabled={used.length === 0} onClick={() => void actions.use(used, false)}>
        Keep out of prompts{of(used)}
      </BulkAction>
      <BulkAction
        icon={<TrashIcon size={16} />}
        disabled={deletable.length === 0}
        onClick={() => actions.remove.ask(deletable)}
        className="text-destructive-ink"
      >
        Delete{of(deletable)}
      </BulkAction>
    </BulkFrame>
  );
}
