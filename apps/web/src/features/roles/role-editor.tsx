import type { RoleDetail } from "@copydesk/contracts";
import { Button, cn, Notice, Switch } from "@copydesk/ui";
import { useState } from "react";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router";
import { useRight } from "../../lib/rights.ts";
import { trpc } from "../../lib/trpc.ts";
import { UnsavedGuard } from "../../lib/unsaved-guard.tsx";
import { ChangesPanel } from "./changes/changes-panel.tsx";
import { GrantContext } from "./grants/grant-context.ts";
import { RoleMatrix } from "./grants/role-matrix.tsx";
import { RemoveRoleDialog } from "./remove-role-dialog.tsx";
import { RoleNames } from "./role-names.tsx";
import { RoleSubbar } from "./role-subbar.tsx";
import { useRoleDraft } from "./use-role-draft.ts";

interface RoleEditorProps {
  /** Null for a new role. */
  existing: RoleDetail | null;
  /** Reads it anew, after somebody else changed it. */
  onReload?: () => void;
}

/** A role as a matrix of rights, with what a change would mean beside it before it is saved. */
export function RoleEditor({ existing: role, onReload }: RoleEditorProps) {
  const navigate = useNavigate();
  const [editing, setEditing] = useState(role === null);
  const [removing, setRemoving] = useState(false);
  const [left, setLeft] = useState(false);
  const rights = trpc.profile.rights.useQuery();
  const grantable = role?.grantable ?? rights.data ?? {};
  const mayEdit = useRight(role ? "roles.edit" : "roles.create") && !role?.locked;
  const mayRemove = useRight("roles.delete") && role !== null && !role.is_system;
  const draft = useRoleDraft(role, (saved) => {
    // At once: the guard must know before the page is left.
    flushSync(() => setLeft(true));
    if (role === null) navigate(`/settings/roles/${saved.id}`, { replace: true });
  });
  const { values, changes, dirtyCount } = draft;
  const editable = mayEdit && editing;

  function leave() {
    if (!role) return navigate("/settings/roles");
    draft.discard();
    setEditing(false);
  }

  return (
    <GrantContext value={{ before: role?.grants ?? {}, after: values.grants, grantable, editable, change: draft.setLevel }}>
      <title>{`${role?.name ?? "Add role"} · Copydesk`}</title>
      <RoleSubbar
        title={role ? values.name || role.name : "Add role"}
        role={role}
        onRemove={mayRemove ? () => setRemoving(true) : undefined}
      >
        {role && mayEdit && (
          <Switch
            checked={editing}
            onCheckedChange={(on) => {
              setEditing(on);
              if (!on) draft.discard();
            }}
            disabled={editing && dirtyCount > 0}
            label="Edit"
          />
        )}
      </RoleSubbar>
      <form
        className="grid flex-1 lg:grid-cols-[minmax(0,1fr)_344px]"
        onSubmit={(event) => {
          event.preventDefault();
          void draft.submit();
        }}
        onKeyDown={(event) => {
          if ((event.metaKey || event.ctrlKey) && (event.key === "s" || event.key === "Enter") && editable && dirtyCount > 0) {
            event.preventDefault();
            void draft.submit();
          }
        }}
      >
        <div className="min-w-0 px-4 pt-[18px] pb-8 md:px-6">
          {role?.locked && <Notice className="mb-4">{role.locked}</Notice>}
          {draft.stale && (
            <Notice tone="warning" className="mb-4">
              {draft.stale}{" "}
              <button type="button" className="font-medium text-accent-ink hover:underline" onClick={onReload}>
                Show their version
              </button>
            </Notice>
          )}
          <RoleNames draft={draft} editable={editable} isNew={role === null} />
          <RoleMatrix />
        </div>
        <aside className="border-line bg-rail max-lg:border-t lg:border-l" aria-label="Changes">
          <div className="flex flex-col lg:sticky lg:top-[109px] lg:h-[calc(100dvh-109px)]">
            <div className={cn("min-h-0 flex-1 overflow-y-auto px-4 py-[18px] md:px-6", editable && "max-lg:pb-24")}>
              <ChangesPanel
                changes={changes}
                onUndo={({ permission }) => draft.undo(permission)}
                onFix={(grants) => draft.set({ grants })}
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
                <Button disabled={draft.saving} onClick={leave}>
                  {role ? "Discard" : "Cancel"}
                </Button>
                <Button type="submit" variant="primary" loading={draft.saving} disabled={role !== null && dirtyCount === 0}>
                  {role === null ? "Add role" : dirtyCount === 1 ? "Save 1 change" : `Save ${dirtyCount || ""} changes`}
                </Button>
              </div>
            )}
          </div>
        </aside>
      </form>
      <UnsavedGuard when={dirtyCount > 0 && !left} description="Your changes to this role aren't saved." />
      {role && removing && (
        <RemoveRoleDialog role={role} onClose={() => setRemoving(false)} onRemoved={() => flushSync(() => setLeft(true))} />
      )}
    </GrantContext>
  );
}
