import { Field, Input, Textarea } from "@copydesk/ui";
import { useState } from "react";
import type { RoleFormState } from "./use-role-form.ts";

interface RoleNamesProps {
  state: RoleFormState;
  editable: boolean;
  isNew: boolean;
}

/** What the role is called and for; fields once somebody wants to change it. */
export function RoleNames({ state, editable, isNew }: RoleNamesProps) {
  const [asked, setAsked] = useState(isNew);
  const { values, errors, change } = state;
  const open = editable && (asked || errors.name !== undefined || errors.description !== undefined);
  if (!open) {
    return (
      <p className="mb-2 flex flex-wrap items-center gap-x-3.5 gap-y-1 text-ink-2 text-sm">
        <bdi>{values.description || "No description"}</bdi>
        {editable && (
          <button type="button" onClick={() => setAsked(true)} className="rounded-xs font-medium text-accent-ink text-xs hover:underline">
            Edit name and description
          </button>
        )}
      </p>
    );
  }
  return (
    <div className="mb-5 grid max-w-[720px] gap-4 sm:grid-cols-[240px_1fr]">
      <Field label="Name" error={errors.name}>
        <Input value={values.name} maxLength={120} autoFocus={isNew} onChange={(event) => change({ name: event.target.value })} />
      </Field>
      <Field label="Description" optional error={errors.description}>
        <Textarea
          value={values.description}
          rows={1}
          maxLength={600}
          placeholder="Who it is for, in a sentence"
          onChange={(event) => change({ description: event.target.value })}
        />
      </Field>
    </div>
  );
}
