import type { Parameters } from "@copydesk/contracts";
import { cn, Mark, Switch } from "@copydesk/ui";
import { ParameterControl } from "./parameter-control.tsx";
import { formatParameter, type ParameterName, parameterFacts, parameterNames } from "./parameter-facts.ts";

export interface ParametersFieldProps {
  value: Parameters;
  onChange: (value: Parameters) => void;
  /** What holds where nothing is said here. */
  inherited?: Parameters;
  /** Where that comes from: "Aurora Large", or for each parameter its own. */
  from?: string | ((name: ParameterName) => string | undefined);
  /** Messages by parameter. */
  errors?: Partial<Record<string, string | undefined>>;
  readOnly?: boolean;
}

const nothing: Parameters = {};

/** A row for each parameter: whether it is sent, its value, where that comes from and the way back. */
export function ParametersField({ value, onChange, inherited = nothing, from, errors = {}, readOnly = false }: ParametersFieldProps) {
  return (
    <ul className="@container border-line border-t">
      {parameterNames.map((name) => (
        <ParameterRow
          key={name}
          name={name}
          value={value}
          onChange={onChange}
          inherited={inherited}
          from={typeof from === "function" ? from(name) : from}
          error={errors[name]}
          readOnly={readOnly}
        />
      ))}
    </ul>
  );
}

interface ParameterRowProps {
  name: ParameterName;
  value: Parameters;
  onChange: (value: Parameters) => void;
  inherited: Parameters;
  from: string | undefined;
  error: string | undefined;
  readOnly: boolean;
}

function ParameterRow({ name, value, onChange, inherited, from, error, readOnly }: ParameterRowProps) {
  const { label, help } = parameterFacts[name];
  const now = effective(value, inherited, name);
  const set = (enabled: boolean, next: unknown) => onChange(withParameter(value, name, { enabled, value: next }));
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-line border-b py-2 @lg:min-h-[46px] @lg:grid-cols-[auto_minmax(120px,150px)_minmax(0,1fr)_150px]">
      {readOnly ? (
        <Mark kind={now.enabled ? "ok" : "off"} />
      ) : (
        <Switch
          size="sm"
          aria-label={`Send ${label.toLowerCase()}`}
          checked={now.enabled}
          onCheckedChange={(enabled) => set(enabled, now.value)}
        />
      )}
      <span className={cn("min-w-0 text-base", !now.enabled && "text-ink-3")} title={help}>
        {label}
      </span>
      <div className="min-w-0 @max-lg:order-last @max-lg:col-span-3 @max-lg:empty:hidden">
        {now.enabled && <ParameterControl name={name} value={now.value} onChange={(next) => set(true, next)} disabled={readOnly} />}
        {error && (
          <p role="alert" className="pt-1 text-destructive-ink text-xs">
            {error}
          </p>
        )}
      </div>
      <span className="text-right text-ink-3 text-xs @lg:text-left">
        {now.isOwn ? (now.enabled ? "Set here." : "Off here, not sent.") : formatOrigin(now.enabled, from)}
        {now.isOwn && !readOnly && (
          <button
            type="button"
            className="ml-1 rounded-xs font-medium text-accent-ink hover:underline"
            onClick={() => onChange(withoutParameter(value, name))}
          >
            Reset<span className="sr-only"> {label.toLowerCase()}</span>, {formatParameter(inherited, name)}
          </button>
        )}
      </span>
    </li>
  );
}

function formatOrigin(enabled: boolean, from: string | undefined): string {
  if (!enabled) return "Off, not sent";
  return from ? `From ${from}` : "Inherited";
}

/** Every value of `Parameters` by its name, without saying each type again. */
type Loose = Record<string, { enabled: boolean; value: unknown }>;

/** What holds: said here, or inherited, or off. */
export function effective(
  value: Parameters,
  inherited: Parameters,
  name: ParameterName,
): { enabled: boolean; value: unknown; isOwn: boolean } {
  const own = (value as Loose)[name];
  const given = own ?? (inherited as Loose)[name];
  return { enabled: given?.enabled ?? false, value: given?.value ?? parameterFacts[name].usual, isOwn: own !== undefined };
}

export const withParameter = (value: Parameters, name: ParameterName, set: { enabled: boolean; value: unknown }): Parameters => ({
  ...value,
  [name]: set,
});

/** Back to what is inherited. */
export function withoutParameter(value: Parameters, name: ParameterName): Parameters {
  const { [name]: _gone, ...rest } = value;
  return rest;
}
