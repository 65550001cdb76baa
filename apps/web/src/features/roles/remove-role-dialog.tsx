import type { RoleDetail } from "@copydesk/contracts";
import { Button, Dialog, Field, Select } from "@copydesk/ui";
import { useState } from "react";
import { useNavigate } from "react-router";
import { notifyFailure, notifySuccess } from "../../lib/stores/toast.ts";
import { useRemoveRole } from "./api/use-remove-role.ts";
import { useAllRoles } from "./api/use-roles.ts";

interface RemoveRoleDialogProps {
  role: RoleDetail;
  onClose: () => void;
  /** Called before the page is left. */
  onRemoved: () => void;
}

/** Asks before a role goes, and what its holders get instead. */
export function RemoveRoleDialog({ role, onClose, onRemoved }: RemoveRoleDialogProps) {
  const navigate = useNavigate();
  const removing = useRemoveRole();
  const held = role.holder_count > 0;
  const roles = useAllRoles(held);
  const others = (roles.data?.results ?? []).filter(({ id }) => id !== role.id);
  const [other, setOther] = useState<string | null>(null);
  const people = role.holder_count === 1 ? "1 person holds" : `${role.holder_count} people hold`;

  async function remove() {
    try {
      await removing.mutateAsync({ id: role.id, ...(other && { reassign_to: other }) });
      onRemoved();
      notifySuccess(`“${role.name}” deleted`);
      navigate("/settings/roles");
    } catch (error) {
      notifyFailure(error);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete “${role.name}”?`}
      description={
        held ? `${people} this role and will get the one you choose. This cannot be undone.` : "Nobody holds it. This cannot be undone."
      }
      size="sm"
      dismissible={!removing.isPending}
      footer={
        <>
          <Button onClick={onClose} disabled={removing.isPending}>
            Cancel
          </Button>
          <Button variant="destructive" onClick={remove} loading={removing.isPending} disabled={held && other === null}>
            Delete
          </Button>
        </>
      }
    >
      {held && (
        <Field label="Give them instead">
          <Select
            value={other}
            onValueChange={setOther}
            options={others.map(({ id, name, description }) => ({ value: id, label: name, description }))}
            placeholder={roles.isPending ? "Loading roles" : "Choose a role"}
          />
        </Field>
      )}
    </Dialog>
  );
}
