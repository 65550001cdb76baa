import { IconButton } from "@copydesk/ui";
import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
import { type ComponentType, lazy, Suspense, useState } from "react";

interface DeletedButtonProps {
  /** What they are, in the plural and lower case. */
  noun: string;
  load: () => Promise<{ default: ComponentType<{ onClose: () => void }> }>;
}

/** Opens the list of what was deleted, whose code comes with the first press. */
export function DeletedButton({ noun, load }: DeletedButtonProps) {
  const [Opened, setOpened] = useState<ComponentType<{ onClose: () => void }> | null>(null);
  return (
    <>
      <IconButton
        label={`Deleted ${noun}`}
        icon={<TrashIcon size={16} />}
        onClick={() => setOpened(lazy(load))}
        className="text-ink-3 hover:text-ink"
      />
      {Opened && (
        <Suspense>
          <Opened onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}
