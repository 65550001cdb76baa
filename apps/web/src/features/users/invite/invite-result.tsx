import type { InviteResult } from "@copydesk/contracts";
import { Button, Dialog } from "@copydesk/ui";
import { LinkList } from "../dialogs/link-list.tsx";

interface InviteResultDialogProps {
  result: InviteResult;
  /** What was typed and is no address. */
  leftOver: readonly string[];
  onClose: () => void;
}

/** What came of an invitation, where a notice would not hold it: links to pass on, and who was left out. */
export function InviteResultDialog({ result: { invited, skipped, links }, leftOver, onClose }: InviteResultDialogProps) {
  const count = invited.length;
  return (
    <Dialog
      open
      // Closed by mistake, the links would be lost.
      dismissible={links.length === 0}
      onOpenChange={(open) => !open && onClose()}
      className="max-w-[620px]"
      title={count === 0 ? "Nobody was invited" : count === 1 ? "One person is invited" : `${count} people are invited`}
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="grid gap-4">
        {links.length > 0 && <LinkList links={links} />}
        {links.length === 0 && count > 0 && (
          <p className="text-base">Each person gets an email with a link that works once and expires in 7 days.</p>
        )}
        <LeftOut
          title="Already here, not invited again"
          lines={skipped.map(({ name, email }) => (name === email ? email : `${name}, ${email}`))}
        />
        <LeftOut title="Not a complete address, so not invited" lines={leftOver} />
      </div>
    </Dialog>
  );
}

function LeftOut({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="font-control text-sm">{title}</h3>
      <ul className="mt-1 grid gap-0.5 text-ink-2 text-sm">
        {lines.map((line) => (
          <li key={line} className="wrap-anywhere">
            <bdi>{line}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
