import { Button, Dialog } from "@copydesk/ui";
import { useState } from "react";

interface ConflictDialogProps {
  title: string;
  /** Each field in words; those that are alike are left out. */
  rows: readonly { label: string; theirs: string; mine: string }[];
  onTakeTheirs: () => void;
  onKeepMine: () => unknown;
  /** Back to what was typed, undecided. */
  onClose: () => void;
}

/** Two people changed the same thing: both sides, and which of them stays. */
export function ConflictDialog({ title, rows, onTakeTheirs, onKeepMine, onClose }: ConflictDialogProps) {
  const [isSaving, setSaving] = useState(false);
  const different = rows.filter((row) => row.theirs !== row.mine).map(aroundDifference);
  async function keepMine() {
    setSaving(true);
    try {
      await onKeepMine();
    } finally {
      setSaving(false);
    }
  }
  return (
    <Dialog
      open
      dismissible={!isSaving}
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={different.length === 0 ? "You both entered the same thing." : "Choose which one to keep. The other is lost."}
      footer={
        <>
          <Button onClick={onTakeTheirs} disabled={isSaving}>
            Use theirs
          </Button>
          <Button variant="primary" loading={isSaving} onClick={keepMine}>
            Save mine
          </Button>
        </>
      }
    >
      <table className="w-full table-fixed text-left text-sm">
        <thead className="text-ink-3 text-xs">
          <tr>
            <th scope="col" className="w-24 py-1 pr-3 font-medium">
              <span className="sr-only">Field</span>
            </th>
            <th scope="col" className="py-1 pr-3 font-medium">
              Theirs, saved
            </th>
            <th scope="col" className="py-1 font-medium">
              Yours
            </th>
          </tr>
        </thead>
        <tbody>
          {different.map(({ label, theirs, mine }) => (
            <tr key={label} className="border-line border-t align-top">
              <th scope="row" className="py-1.5 pr-3 font-medium text-ink-2">
                {label}
              </th>
              <td className="py-1.5 pr-3 wrap-anywhere">
                <bdi>{theirs || "–"}</bdi>
              </td>
              <td className="py-1.5 wrap-anywhere">
                <bdi>{mine || "–"}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}

const shownAround = 60;

/** Of long texts only where they begin to differ. */
function aroundDifference({ label, theirs, mine }: ConflictDialogProps["rows"][number]) {
  if (Math.max(theirs.length, mine.length) <= 4 * shownAround) return { label, theirs, mine };
  let at = 0;
  while (at < theirs.length && theirs[at] === mine[at]) at += 1;
  const cut = (text: string) => {
    const from = Math.max(0, at - shownAround);
    const part = text.slice(from, at + 3 * shownAround).toWellFormed();
    return `${from > 0 ? "… " : ""}${part}${at + 3 * shownAround < text.length ? " …" : ""}`;
  };
  return { label, theirs: cut(theirs), mine: cut(mine) };
}
