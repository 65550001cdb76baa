import type { ChannelOption, SchedulerRules } from "@copydesk/contracts";
import { Button, IconButton, Switch } from "@copydesk/ui";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { TrashIcon } from "@phosphor-icons/react/dist/csr/Trash";
import { NumberField } from "./number-field.tsx";
import { usualWindow, type Window, withPostsPerWeek, withWindows } from "./rule-edits.ts";
import { TimeInput } from "./time-input.tsx";
import { WeekdayToggles } from "./weekday-toggles.tsx";

interface ChannelRulesProps {
  channel: ChannelOption;
  rules: SchedulerRules;
  onChange: ((rules: SchedulerRules) => void) | null;
}

const mostWindows = 14;

/** When and how often one channel posts. */
export function ChannelRules({ channel: { code, name }, rules, onChange }: ChannelRulesProps) {
  const windows = rules.windows[code];
  const own = rules.channel_posts_per_week?.[code];
  const disabled = onChange === null;
  const set = (next: Window[] | null) => onChange?.(withWindows(rules, code, next));
  return (
    <div className="grid gap-4">
      <Switch
        label="Only in windows"
        help="Off: at any time outside quiet hours."
        checked={windows !== undefined}
        disabled={disabled}
        onCheckedChange={(on) => set(on ? [usualWindow] : null)}
      />
      {windows && (
        <ol aria-label={`Windows of ${name}`} className="grid gap-3">
          {windows.map((window, at) => (
            <OneWindow
              // biome-ignore lint/suspicious/noArrayIndexKey: windows have no identity but their place
              key={at}
              label={`window ${at + 1} of ${name}`}
              window={window}
              disabled={disabled}
              onChange={(next) => set(windows.map((other, i) => (i === at ? next : other)))}
              onRemove={windows.length > 1 ? () => set(windows.filter((_, i) => i !== at)) : null}
            />
          ))}
        </ol>
      )}
      {windows && !disabled && windows.length < mostWindows && (
        <Button
          size="sm"
          variant="quiet"
          className="-ml-2 justify-self-start"
          icon={<PlusIcon size={12} weight="bold" />}
          onClick={() => set([...windows, usualWindow])}
        >
          Add a window
        </Button>
      )}
      <div className="grid items-start gap-x-6 gap-y-3 border-line border-t pt-4 sm:grid-cols-[auto_140px]">
        <Switch
          label="Its own number"
          help={own === undefined ? `Same as every channel: ${rules.posts_per_week || "no limit"}.` : "This often, where there is room."}
          checked={own !== undefined}
          disabled={disabled}
          onCheckedChange={(on) => onChange?.(withPostsPerWeek(rules, code, on ? Math.max(1, rules.posts_per_week) : null))}
        />
        {own !== undefined && (
          <NumberField
            label={
              <>
                Posts a week<span className="sr-only"> of {name}</span>
              </>
            }
            value={own}
            min={1}
            max={21}
            disabled={disabled}
            onChange={(posts) => onChange?.(withPostsPerWeek(rules, code, posts))}
          />
        )}
      </div>
    </div>
  );
}

interface OneWindowProps {
  label: string;
  window: Window;
  disabled: boolean;
  onChange: (window: Window) => void;
  /** Null for the only one. */
  onRemove: (() => void) | null;
}

function OneWindow({ label, window, disabled, onChange, onRemove }: OneWindowProps) {
  const time = (key: "from" | "to", words: string) => (
    <TimeInput
      label={`${words} of ${label}`}
      value={window[key]}
      disabled={disabled}
      onChange={(next) => onChange({ ...window, [key]: next })}
    />
  );
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <WeekdayToggles
        label={`Days of ${label}`}
        value={window.weekdays}
        disabled={disabled}
        onChange={(weekdays) => onChange({ ...window, weekdays })}
      />
      <span className="flex items-center gap-1.5">
        {time("from", "Begin")}
        <span aria-hidden>–</span>
        {time("to", "End")}
      </span>
      {onRemove && !disabled && <IconButton label={`Remove ${label}`} icon={<TrashIcon size={15} />} onClick={onRemove} />}
    </li>
  );
}
