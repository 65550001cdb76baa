import { Button } from "@copydesk/ui";
import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
import { type ComponentType, Suspense, useState } from "react";
import { lazyPart } from "../lazy-part.tsx";

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
      <Button variant="quiet" size="page" icon={<TrashIcon size={15} />} onClick={() => setOpened(() => lazyPart(load))}>
        Deleted <span className="sr-only">{noun}</span>
      </Button>
      {Opened && (
        <Suspense>
          <Opened onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}
