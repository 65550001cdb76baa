import { WarningCircleIcon } from "@phosphor-icons/react/dist/csr/WarningCircle";
import { createContext, type ReactNode, useContext, useId } from "react";
import { cn } from "../lib/cn.ts";

interface FieldParts {
  id: string;
  labelId: string;
  describedBy: string | undefined;
  invalid: boolean;
}
const FieldContext = createContext<FieldParts | null>(null);

export interface FieldProps {
  label: ReactNode;
  /** Shows "optional" after the label. */
  optional?: boolean;
  help?: ReactNode;
  /** Shown beside the field and announced; a list is joined. */
  error?: string | readonly string[] | undefined;
  /** At the right of the label, such as a character count or a link. */
  aside?: ReactNode;
  /** The control is several controls (radio cards, check boxes): the label names the group. */
  group?: boolean;
  /** The label is read but not drawn. */
  hideLabel?: boolean;
  className?: string;
  children: ReactNode;
}

/** Label above, help and error beneath, all tied to the control inside without an id in sight. */
export function Field({ label, optional = false, help, error, aside, group = false, hideLabel = false, className, children }: FieldProps) {
  const id = useId();
  const message = typeof error === "string" ? error : error?.join(" ");
  const parts: FieldParts = {
    id: `${id}control`,
    labelId: `${id}label`,
    describedBy: [message && `${id}error`, help && `${id}help`].filter(Boolean).join(" ") || undefined,
    invalid: Boolean(message),
  };
  const Label = group ? "span" : "label";
  return (
    <FieldContext value={parts}>
      <div
        className={cn("grid min-w-0 grid-cols-1 content-start gap-1.5", className)}
        {...(group ? { role: "group", "aria-labelledby": parts.labelId } : {})}
      >
        <div className={cn("flex items-baseline justify-between gap-3", hideLabel && "sr-only")}>
          <Label id={parts.labelId} {...(group ? {} : { htmlFor: parts.id })} className="font-control text-ink text-sm">
            {label}
            {optional && (
              <span data-to-fill className="font-normal text-ink-3">
                {" "}
                optional
              </span>
            )}
          </Label>
          {aside && (
            <span data-to-fill className="text-ink-3 text-xs tabular-nums">
              {aside}
            </span>
          )}
        </div>
        {children}
        <div aria-live="polite" className="contents">
          {message && (
            <p id={`${id}error`} className="flex gap-1.5 text-destructive-ink text-xs leading-[18px]">
              <WarningCircleIcon size={14} weight="fill" aria-hidden className="mt-0.5 shrink-0 text-destructive-solid" />
              {message}
            </p>
          )}
        </div>
        {help && (
          <p id={`${id}help`} className="text-ink-3 text-xs leading-[18px]">
            {help}
          </p>
        )}
      </div>
    </FieldContext>
  );
}

interface ControlProps {
  id?: string | undefined;
  "aria-labelledby"?: string | undefined;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: boolean | "true" | "false" | "grammar" | "spelling" | undefined;
}

/** What a control needs from the field around it; its own props win. */
export function useFieldControl(own: ControlProps = {}): {
  id: string | undefined;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
} {
  const field = useContext(FieldContext);
  return {
    id: own.id ?? field?.id,
    "aria-describedby": own["aria-describedby"] ?? field?.describedBy,
    "aria-invalid": (own["aria-invalid"] ?? field?.invalid) ? true : undefined,
  };
}

/** Id of the label around, for controls that are no native form elements. */
export const useFieldLabel = (): string | undefined => useContext(FieldContext)?.labelId;
