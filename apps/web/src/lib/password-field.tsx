import { cn, Field, type FieldProps, Input, type InputProps } from "@copydesk/ui";
import { EyeIcon } from "@phosphor-icons/react/dist/csr/Eye";
import { EyeSlashIcon } from "@phosphor-icons/react/dist/csr/EyeSlash";
import { type ReactNode, useState } from "react";
import { strengthOf } from "./password-strength.ts";

interface PasswordFieldProps extends Pick<FieldProps, "label" | "error"> {
  name: string;
  value: string;
  onValueChange: (value: string) => void;
  autoComplete: "current-password" | "new-password";
  size?: InputProps["size"];
  autoFocus?: boolean;
  /** Under the box, such as its strength. */
  children?: ReactNode;
}

/** A password, which can be looked at while it is typed. */
export function PasswordField({ label, error, value, onValueChange, children, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeSlashIcon : EyeIcon;
  return (
    <Field label={label} error={error}>
      <Input
        {...input}
        type={shown ? "text" : "password"}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        spellCheck={false}
        autoCapitalize="none"
        trailing={
          <button
            type="button"
            aria-label={shown ? "Hide the password" : "Show the password"}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
            className="-mr-1.5 grid size-7 place-items-center rounded-sm text-ink-3 hover:bg-pressed hover:text-ink"
          >
            <Icon size={16} aria-hidden />
          </button>
        }
      />
      {children}
    </Field>
  );
}

interface StrengthMeterProps {
  password: string;
  /** What others know of the person, such as their name. */
  own: readonly string[];
}

/** Four bars and a word on how long a password would keep somebody out. */
export function StrengthMeter({ password, own }: StrengthMeterProps) {
  const { bars, words } = strengthOf(password, own);
  return (
    <div>
      <span aria-hidden className="grid grid-cols-4 gap-[3px]">
        {[1, 2, 3, 4].map((bar) => (
          <span key={bar} className={cn("h-[3px] rounded-full", bar <= bars ? "bg-accent-ink" : "bg-accent-line")} />
        ))}
      </span>
      <p role="status" className="mt-1.5 text-ink-3 text-xs leading-[18px]">
        {words}
      </p>
    </div>
  );
}
