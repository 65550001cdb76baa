import { Button, consoleLocale, Dialog } from "@copydesk/ui";
import { useState } from "react";
import { LinkList } from "../dialogs/link-list.tsx";
import { ImportChoose, ImportChooseButtons } from "./import-choose.tsx";
import { ImportPreview, ImportPreviewButtons } from "./import-preview.tsx";
import { linksFile, saveFile } from "./read-file.ts";
import { type Import, useImport } from "./use-import.ts";

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

/** The last step: how many are invited, and links to pass on where no mail server carries them. */
function ImportDone({ importing: { result } }: { importing: Import }) {
  if (!result) return null;
  const { imported, counts, links } = result;
  return (
    <div className="grid gap-4">
      <p className="text-base">
        {imported.toLocaleString(consoleLocale)} {imported === 1 ? "person is" : "people are"} invited.
        {links.length === 0 && imported > 0 && " Each person gets an email with a link that works once and expires in 7 days."}
        {counts.invalid > 0 && ` ${counts.invalid} ${counts.invalid === 1 ? "row was" : "rows were"} left out.`}
      </p>
      {links.length > 0 && <LinkList links={links} />}
    </div>
  );
}

function ImportDoneButtons({ importing: { result }, onClose }: { importing: Import; onClose: () => void }) {
  const links = result?.links ?? [];
  return (
    <>
      {links.length > 1 && (
        <Button className="mr-auto" onClick={() => saveFile(linksFile(links), "invitation-links.csv")}>
          Download all links
        </Button>
      )}
      <Button variant="primary" onClick={onClose}>
        Done
      </Button>
    </>
  );
}
