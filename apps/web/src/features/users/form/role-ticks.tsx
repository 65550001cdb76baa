import { Checkbox, cn, Field, Loading, SkeletonText } from "@copydesk/ui";
import { useId } from "react";

interface RoleChoice {
  id: string;
  name: string;
  description: string;
  grantable: boolean;
}

interface RoleTicksProps {
  roles: readonly RoleChoice[] | undefined;
  values: readonly string[];
  onChange: (ids: string[]) => void;
  error: string | undefined;
  help?: string;
  /** Said when none of them may be changed. */
  locked?: string;
  /** Something else names them; the list is as long as it is. */
  bare?: boolean;
}

/** Every role with what it is for; one that holds more than the own rights cannot be given or taken. */
export function RoleTicks({ roles, values, onChange, error, help, locked, bare = false }: RoleTicksProps) {
  return (
    <Field label="Roles" group hideLabel={bare} error={error} help={locked ?? help}>
      {roles ? (
        <div className={cn("overflow-y-auto rounded-md border border-line-strong", !bare && "max-h-[271px]")}>
          {roles.map((role) => (
            <RoleTick
              key={role.id}
              role={role}
              disabled={locked !== undefined || !role.grantable}
              checked={values.includes(role.id)}
              onCheck={(checked) => onChange(checked ? [...values, role.id] : values.filter((id) => id !== role.id))}
            />
          ))}
        </div>
      ) : (
        <Loading label="Loading roles" className="rounded-md border border-line p-4">
          <SkeletonText lines={3} />
        </Loading>
      )}
    </Field>
  );
}

interface RoleTickProps {
  role: RoleChoice;
  checked: boolean;
  disabled: boolean;
  onCheck: (checked: boolean) => void;
}

function RoleTick({ role, checked, disabled, onCheck }: RoleTickProps) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      className={cn(
        "relative grid grid-cols-[16px_minmax(0,1fr)] gap-x-3 border-line border-b px-3 py-[9px] last:border-0",
        checked && "bg-accent-tint",
        disabled ? "cursor-default" : "cursor-pointer",
      )}
    >
      <span className="mt-0.5">
        <Checkbox id={id} aria-label={role.name} checked={checked} disabled={disabled} onCheckedChange={onCheck} />
      </span>
      <span className="min-w-0">
        <bdi className={cn("block text-sm wrap-anywhere", disabled ? "text-ink-2" : "font-control text-ink")}>{role.name}</bdi>
        <span className={cn("block text-xs wrap-anywhere", checked ? "text-ink-2" : "text-ink-3")}>
          {role.grantable ? role.description : "Includes rights you don't have, so you can't give or remove it."}
        </span>
      </span>
    </label>
  );
}
