import type { ChannelOption, SchedulerRuleProblem, SchedulerRules } from "@copydesk/contracts";
import { ChannelIcon, channelTone, cn } from "@copydesk/ui";
import { CaretRightIcon } from "@phosphor-icons/react/dist/csr/CaretRight";
import { WarningIcon } from "@phosphor-icons/react/dist/csr/Warning";
import { WarningCircleIcon } from "@phosphor-icons/react/dist/csr/WarningCircle";
import { formatWindows } from "../history/change-words.ts";
import { ChannelRules } from "./channel-rules.tsx";
import { axisOf, type Band, bandsOn, onAxis, quietBands } from "./rule-edits.ts";
import { weekdays } from "./weekday-toggles.tsx";

interface ChannelWeekProps {
  channel: ChannelOption;
  rules: SchedulerRules;
  problems: readonly SchedulerRuleProblem[];
  isOpen: boolean;
  onToggle: () => void;
  /** Null for whoever may only look. */
  onChange: ((rules: SchedulerRules) => void) | null;
}

/** Name, seven days, number a week. */
export const weekColumns = "grid-cols-[minmax(0,1fr)] md:grid-cols-[minmax(0,1fr)_minmax(0,392px)_92px]";

/** A channel's week as a picture, which opens into the windows it is made of. */
export function ChannelWeek({ channel, rules, problems, isOpen, onToggle, onChange }: ChannelWeekProps) {
  const { code, name } = channel;
  const own = rules.channel_posts_per_week?.[code];
  const bodyId = `windows-${code}`;
  return (
    <li className="border-line border-b">
      <div className={cn("relative grid items-center gap-x-3 gap-y-1.5 py-2 md:min-h-[54px]", weekColumns)}>
        <div className="flex min-w-0 items-center gap-2">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={bodyId}
            onClick={onToggle}
            className="flex min-w-0 flex-1 items-center gap-2 rounded-sm text-left after:absolute after:inset-0"
          >
            <CaretRightIcon
              size={12}
              weight="bold"
              aria-hidden
              className={cn("shrink-0 text-glyph transition-transform", isOpen && "rotate-90")}
            />
            <span className="text-ink-2">
              <ChannelIcon channel={channel.icon} />
            </span>
            <span className="min-w-0">
              <bdi className="block truncate font-control text-sm">{name}</bdi>
              <span className="block text-ink-3 text-xs leading-4">{formatWindows(rules.windows[code])}</span>
            </span>
          </button>
        </div>
        <WeekBars rules={rules} code={code} />
        <span className={cn("text-xs tabular-nums max-md:pl-5", own === undefined ? "text-ink-3" : "text-ink")}>
          {formatOften(own, rules.posts_per_week)}
        </span>
      </div>
      {problems.map(({ level, message }) => (
        <p
          key={message}
          className={cn("flex gap-1.5 pb-2 pl-5 text-xs leading-[18px]", level === "error" ? "text-destructive-ink" : "text-warning-ink")}
        >
          {level === "error" ? (
            <WarningCircleIcon size={14} weight="fill" aria-label="Not possible:" className="mt-0.5 shrink-0 text-destructive-solid" />
          ) : (
            <WarningIcon size={14} weight="fill" aria-label="Worth a look:" className="mt-0.5 shrink-0 text-warning-solid" />
          )}
          {message}
        </p>
      ))}
      {isOpen && (
        <div id={bodyId} className="border-accent border-l-2 bg-sunken px-4 py-4 md:pl-5">
          <ChannelRules channel={channel} rules={rules} onChange={onChange} />
        </div>
      )}
    </li>
  );
}

function formatOften(own: number | undefined, all: number): string {
  if (own !== undefined) return `${own} a week`;
  return all === 0 ? "no limit" : `up to ${all} a week`;
}

/** Seven days side by side, all with the same hours; its words stand under the name. */
function WeekBars({ rules, code }: { rules: SchedulerRules; code: string }) {
  const axis = axisOf(rules);
  const shown = (bands: readonly Band[]) => bands.flatMap((band) => onAxis(band, axis) ?? []);
  return (
    <div aria-hidden className="grid grid-cols-7 gap-1 max-md:pl-5">
      {weekdays.map(({ day, short }) => {
        const isOff = !rules.weekdays.includes(day);
        return (
          <div key={day}>
            <span className="block pb-0.5 text-2xs text-ink-3 md:hidden">{short}</span>
            <div className={cn("relative h-6 overflow-hidden rounded-xs border border-line", isOff ? "bg-pressed" : "bg-canvas")}>
              {shown(bandsOn(rules, code, day)).map((band) => (
                <span key={band.from} style={styleOf(band)} className={cn("absolute inset-y-0", channelTone(code))}>
                  <span className="block h-full bg-current opacity-70" />
                </span>
              ))}
              {!isOff &&
                shown(quietBands(rules)).map((band) => (
                  <span key={band.from} style={styleOf(band)} className="absolute inset-y-0 bg-pressed" />
                ))}
            </div>
          </div>
        );
      })}
    </div>
  );
}

const styleOf = ({ from, to }: Band) => ({ left: `${from * 100}%`, width: `${(to - from) * 100}%` });
