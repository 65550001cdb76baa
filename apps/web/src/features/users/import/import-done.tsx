import { Button, consoleLocale } from "@copydesk/ui";
import { LinkList } from "../dialogs/link-list.tsx";
import { linksFile, saveFile } from "./read-file.ts";
import type { Import } from "./use-import.ts";

/** The last step: how many are invited, and links to pass on where no mail server carries them. */
export function ImportDone({ importing: { result } }: { importing: Import }) {
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

export function ImportDoneButtons({ importing: { result }, onClose }: { importing: Import; onClose: () => void }) {
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
