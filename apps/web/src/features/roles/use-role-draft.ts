import type { FieldErrors, Grants, Level, Permission, RoleDetail } from "@copydesk/contracts";
import { useState } from "react";
import { failureOf } from "../../lib/failure.ts";
import { notifyFailure, notifySuccess } from "../../lib/stores/toast.ts";
import { useSaveRole } from "./api/use-save-role.ts";
import { changesOf, withLevel } from "./changes/grant-changes.ts";

interface Values {
  name: string;
  description: string;
  grants: Grants;
}

const blank: Values = { name: "", description: "", grants: {} };

/** A role as it is being changed; nothing is sent before it is saved. */
export function useRoleDraft(role: RoleDetail | null, onSaved: (saved: RoleDetail) => void) {
  const before: Values = role ?? blank;
  const [values, setValues] = useState<Values>(() => ({ name: before.name, description: before.description, grants: before.grants }));
  const [errors, setErrors] = useState<FieldErrors>({});
  const [stale, setStale] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  const save = useSaveRole();
  const changes = changesOf(before.grants, values.grants);
  const renamed = values.name.trim() !== before.name || values.description.trim() !== before.description;

  async function submit() {
    if (values.name.trim() === "") return setErrors({ name: ["Name is required"] });
    setSaving(true);
    setErrors({});
    try {
      const saved = await save(values, role);
      notifySuccess(role ? `“${saved.name}” saved` : `“${saved.name}” added`);
      onSaved(saved);
    } catch (error) {
      const { code, fields, message } = failureOf(error);
      if (code === "STALE_VERSION") setStale(message);
      else if (Object.keys(fields).length > 0) setErrors(fields);
      else if (code === "NAME_TAKEN") setErrors({ name: [message] });
      else notifyFailure(error);
    } finally {
      setSaving(false);
    }
  }

  return {
    values,
    errors,
    stale,
    saving,
    changes,
    dirtyCount: changes.length + (renamed ? 1 : 0),
    set: (some: Partial<Values>) => setValues((now) => ({ ...now, ...some })),
    setLevel: (permission: Permission, level: Level) => setValues((now) => ({ ...now, grants: withLevel(now.grants, permission, level) })),
    undo: (permission: Permission) =>
      setValues((now) => ({ ...now, grants: withLevel(now.grants, permission, before.grants[permission] ?? "none") })),
    discard: () => {
      setValues({ name: before.name, description: before.description, grants: before.grants });
      setErrors({});
    },
    submit,
  };
}
export type RoleDraft = ReturnType<typeof useRoleDraft>;
