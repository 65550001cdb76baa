import { Dialog } from "@copydesk/ui";
import { useState } from "react";
import { ImportChoose, ImportChooseButtons } from "./import-choose.tsx";
import { ImportDone, ImportDoneButtons } from "./import-done.tsx";
import { ImportPreview, ImportPreviewButtons } from "./import-preview.tsx";
import { useImport } from "./use-import.ts";

/** Many people from a CSV file: choose it, look at what would become of each row, import. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [roleIds, setRoleIds] = useState<string[]>([]);
  const importing = useImport(roleIds);
  const { step } = importing;
  const both = { importing, onClose };
  const parts = {
    choose: { content: <ImportChoose importing={importing} />, buttons: <ImportChooseButtons {...both} /> },
    preview: {
      content: <ImportPreview importing={importing} roleIds={roleIds} onRoles={setRoleIds} />,
      buttons: <ImportPreviewButtons {...both} />,
    },
    done: { content: <ImportDone importing={importing} />, buttons: <ImportDoneButtons {...both} /> },
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={step === "done" ? "Import finished" : "Import people"}
      description={step === "choose" ? "From a CSV file. Nobody is invited until you have reviewed every row." : undefined}
      size={step === "preview" ? "xl" : "md"}
      className={step === "preview" ? "max-w-[960px]" : ""}
      // Closed by mistake, the links would be lost.
      dismissible={importing.running === null && !importing.result?.links.length}
      footer={parts[step].buttons}
    >
      {parts[step].content}
    </Dialog>
  );
}
