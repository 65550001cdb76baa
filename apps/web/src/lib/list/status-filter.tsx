import { Segmented } from "@copydesk/ui";

interface StatusFilterProps<S extends string> {
  /** Undefined: whatever their status. */
  value: S | undefined;
  onChange: (status: S | undefined) => void;
  options: readonly { value: S; label: string }[];
}

export const activeOrNot = [
  { value: "active", label: "Active" },
  { value: "inactive", label: "Inactive" },
] as const;

/** Shows those of one status, or all. */
export const StatusFilter = <S extends string>({ value, onChange, options }: StatusFilterProps<S>) => (
  <Segmented<S | "all">
    aria-label="Status"
    value={value ?? "all"}
    onValueChange={(status) => onChange(status === "all" ? undefined : status)}
    options={[{ value: "all", label: "All" }, ...options]}
  />
);
