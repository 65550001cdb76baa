import type { RoleDetail, RoleInput } from "@copydesk/contracts";
import { Button, cn, Notice, Switch } from "@copydesk/ui";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";
import { ConflictDialog } from "../../lib/people/conflict-dialog.tsx";
import { useRight } from "../../lib/rights.ts";
import { trpc } from "../../lib/trpc.ts";
import { FormDraftNotice } from "../../lib/unsaved/form-draft-notice.tsx";
import { FormFailure, VersionedForm } from "../../lib/versioned-form/versioned-form.tsx";
import { ChangesPanel } from "./changes/changes-panel.tsx";
import { changesOf } from "./changes/grant-changes.ts";
import { GrantContext } from "./grants/grant-context.ts";
import { RoleMatrix } from "./grants/role-matrix.tsx";
import { RemoveRoleDialog } from "./remove-role-dialog.tsx";
import { RoleNames } from "./role-names.tsx";
import { RoleSubbar } from "./role-subbar.tsx";
import { useRoleForm } from "./use-role-form.ts";

/** A role as a matrix of rights, with what a change would mean beside it before it is saved. @param role absent: a new one. */
export function RoleEditor({ role }: { role?: RoleDetail }) {
  const navigate = useNavigate();
  const [editing, setEditing] = useState(!role);
  const [removing, setRemoving] = useState(false);
  const [isGone, setGone] = useState(false);
  const rights = trpc.profile.rights.useQuery();
  const grantable = role?.grantable ?? rights.data ?? {};
  const mayEdit = useRight(role ? "roles.edit" : "roles.create") && !role?.locked;
  const mayRemove = useRight("roles.delete") && role && !role.is_system;
  const state = useRoleForm({
    role,
    mayEdit,
    onSaved(saved) {
      if (role) setEditing(false);
      else navigate(`/settings/roles/${saved.id}`, { replace: true });
    },
  });
  const { values, before, changes, changeCount, kept, conflict, isSaving } = state;
  const editable = mayEdit && editing;

  function leave() {
    if (!role) return navigate("/settings/roles");
    state.discard();
    setEditing(false);
  }
  function putBack() {
    setEditing(true);
    kept?.putBack();
  }

  return (
    <GrantContext value={{ before: before.grants, after: values.grants, grantable, editable, change: state.setLevel }}>
      <title>{`${role?.name ?? "Add role"} · Copydesk`}</title>
      <RoleSubbar
        title={role ? values.name || role.name : "Add role"}
        role={role ?? null}
        onRemove={mayRemove ? () => setRemoving(true) : undefined}
      >
        {role && mayEdit && (
          <Switch
            checked={editing}
            onCheckedChange={(on) => {
              setEditing(on);
              if (!on) state.discard();
            }}
            disabled={editing && changeCount > 0}
            label="Edit"
          />
        )}
      </RoleSubbar>
      <VersionedForm
        state={{ ...state, readOnly: !editable, hasUnsaved: state.hasUnsaved && !isGone }}
        unsaved="Your changes to this role aren't saved."
        className="grid flex-1 lg:grid-cols-[minmax(0,1fr)_344px]"
      >
        <div className="min-w-0 px-4 pt-[18px] pb-8 md:px-6">
          {role?.locked && <Notice className="mb-4">{role.locked}</Notice>}
          <FormDraftNotice found={kept && { ...kept, putBack }} className="mb-4" />
          <FormFailure state={state} className="pb-4 empty:hidden" />
          <RoleNames state={state} editable={editable} isNew={!role} />
          <RoleMatrix />
        </div>
        <aside className="border-line bg-rail max-lg:border-t lg:border-l" aria-label="Changes">
          <div className="flex flex-col lg:sticky lg:top-[109px] lg:h-[calc(100dvh-109px)]">
            <div className={cn("min-h-0 flex-1 overflow-y-auto px-4 py-[18px] md:px-6", editable && "max-lg:pb-24")}>
              <ChangesPanel
                changes={changes}
                onUndo={({ permission }) => state.undo(permission)}
                onFix={(grants) => state.change({ grants })}
                holders={role?.holders ?? []}
                holderCount={role?.holder_count ?? 0}
              />
            </div>
            {editable && (
              <div
                data-foot-bar
                className={cn(
                  "grid grid-cols-[106px_1fr] gap-2 border-line border-t bg-rail px-4 py-3.5 md:px-6",
                  "pb-[max(14px,env(safe-area-inset-bottom))] max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20",
                )}
              >
                <Button disabled={isSaving} onClick={leave}>
                  {role ? "Discard" : "Cancel"}
                </Button>
                <Button type="submit" variant="primary" loading={isSaving} disabled={role !== undefined && changeCount === 0}>
                  {!role ? "Add role" : changeCount === 1 ? "Save 1 change" : `Save ${changeCount || ""} changes`}
                </Button>
              </div>
            )}
          </div>
        </aside>
        {conflict && (
          <ConflictDialog
            title="Somebody else changed this role while you did"
            rows={conflictRows(conflict)}
            onTakeTheirs={state.takeTheirs}
            onKeepMine={state.keepMine}
            onClose={state.closeConflict}
          />
        )}
      </VersionedForm>
      {role && removing && (
        <RemoveRoleDialog role={role} onClose={() => setRemoving(false)} onRemoved={() => flushSync(() => setGone(true))} />
      )}
    </GrantContext>
  );
}

/** Both sides, each right that differs on a line of its own. */
const conflictRows = ({ theirs, mine }: { theirs: RoleDetail; mine: RoleInput }) => [
  { label: "Name", theirs: theirs.name, mine: mine.name },
  { label: "Description", theirs: theirs.description, mine: mine.description ?? "" },
  ...changesOf(theirs.grants, mine.grants).map(({ title, from, to }) => ({ label: title, theirs: from, mine: to })),
];
