import type { InvitationLink } from "@copydesk/contracts";
import { Button, Dialog } from "@copydesk/ui";
import { LinkList } from "./link-list.tsx";

/** Links that no mail server could carry: shown once. */
export function LinksDialog({ links, onClose }: { links: readonly InvitationLink[]; onClose: () => void }) {
  return (
    <Dialog
      open
      // Closed by mistake, they would be lost.
      dismissible={false}
      onOpenChange={(open) => !open && onClose()}
      title={links.length === 1 ? "Send this link yourself" : "Send these links yourself"}
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <LinkList links={links} />
    </Dialog>
  );
}
