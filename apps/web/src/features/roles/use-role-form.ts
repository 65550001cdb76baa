import { type Level, type Permission, type RoleDetail, type RoleInput, roleInput } from "@copydesk/contracts";
import { notifySuccess } from "../../lib/stores/toast.ts";
import { trpc } from "../../lib/trpc.ts";
import { checkBy } from "../../lib/versioned-form/form-problems.ts";
import { useVersionedForm } from "../../lib/versioned-form/use-versioned-form.ts";
import { changesOf, withLevel } from "./changes/grant-changes.ts";

type RoleValues = Required<RoleInput>;
const blank: RoleValues = { name: "", description: "", grants: {} };
const valuesOf = ({ name, description, grants }: RoleDetail): RoleValues => ({ name, description, grants });

interface RoleFormOptions {
  /** Absent: a new one. */
  role: RoleDetail | undefined;
  mayEdit: boolean;
  onSaved: (saved: RoleDetail) => void;
}

/** The form of a role: what it is called, and its rights as a matrix. */
export function useRoleForm({ role, mayEdit, onSaved }: RoleFormOptions) {
  const utils = trpc.useUtils();
  const create = trpc.roles.create.useMutation();
  const update = trpc.roles.update.useMutation();
  const state = useVersionedForm<RoleValues, RoleDetail, RoleValues>({
    kind: "role",
    stored: role,
    blank,
    valuesOf,
    readOnly: !mayEdit,
    check: (values) => checkBy(roleInput, values),
    send: (input, known) => (known ? update.mutateAsync({ ...input, id: known.id, version: known.version }) : create.mutateAsync(input)),
    after(saved, known) {
      utils.roles.get.setData({ id: saved.id }, saved);
      // Lists of people name roles, and one's own rights may be among what changed.
      void utils.roles.list.invalidate();
      void utils.users.invalidate();
      void utils.profile.invalidate();
      notifySuccess(known ? `“${saved.name}” saved` : `“${saved.name}” added`);
      onSaved(saved);
    },
  });
  const { values, stored, change, conflict } = state;
  const before = stored ?? blank;
  const changes = changesOf(before.grants, values.grants);
  const isRenamed = values.name.trim() !== before.name || values.description.trim() !== before.description;
  const setLevel = (permission: Permission, level: Level) => change({ grants: withLevel(values.grants, permission, level) });
  return {
    ...state,
    before,
    changes,
    changeCount: changes.length + (isRenamed ? 1 : 0),
    setLevel,
    undo: (permission: Permission) => setLevel(permission, before.grants[permission] ?? "none"),
    takeTheirs() {
      if (conflict) utils.roles.get.setData({ id: conflict.theirs.id }, conflict.theirs);
      state.takeTheirs();
    },
  };
}
export type RoleFormState = ReturnType<typeof useRoleForm>;
