import {
  AppError,
  addDays,
  type LlmChart,
  type LlmChartGroup,
  type LlmFigures,
  type LlmGroup,
  type llmChartInput,
  utcToZoned,
  zonedToUtc,
} from "@copydesk/contracts";
import { plainCondition, type TalliedGroup, type Tally } from "@copydesk/db";
import type { z } from "zod";
import { namesByNumber } from "../../calls/index.ts";
import type { Actor, Core } from "../../kernel/index.ts";
import { among, visibleCalls } from "./access.ts";
import { type CallFilter, callFilter } from "./filter.ts";
import { type Label, labelsOf } from "./labels.ts";

export type LlmChartQuery = z.output<typeof llmChartInput>;

/** Groups that are told apart; more colours than these nobody keeps apart. */
const mostGroups = 8;
const failedStates = ["error", "timeout", "filtered"];
const columnOf = { model: "model", person: "user", campaign: "campaign", purpose: "purpose", channel: "channel" } as const;

/**
 * Figures over time of the calls that a filter asks for. Intervals are hours of up to two days, days of up to a hundred,
 * weeks of up to two years, else months; all begin where the clocks of `timezone` say so.
 * @throws BAD_REQUEST for a time zone that does not exist.
 */
export async function chartCalls(core: Core, actor: Actor, input: LlmChartQuery): Promise<LlmChart> {
  const timezone = input.timezone ?? actor.timezone;
  const range = await rangeOf(core, actor, input);
  const { unit, borders } = intervalsOf(range, timezone);
  const { group } = input;
  const failed = plainCondition(among(core, "status", failedStates));
  const where = plainCondition(callFilter(core, actor, input));
  const question = { borders, group: group && columnOf[group], mostGroups, failed, where };
  const tally = await core.aside.run<"tally">({ kind: "tally", question });
  const currencies = await readCurrencies(core, tally.total);
  const figures = (one: Tally): LlmFigures => ({
    ...one,
    costs: one.costs.map(({ currency, amount }) => ({ currency: currency === null ? null : (currencies.get(currency) ?? null), amount })),
  });
  const name = await namesOfGroups(core, group, tally.groups);
  return {
    timezone,
    unit,
    borders: borders.map((at) => new Date(at).toISOString()),
    total: figures(tally.total),
    points: tally.points.map(figures),
    groups: tally.groups.map(({ key, total, points }) => ({
      ...name(key),
      total: figures(total),
      points: points.map(figures),
    })),
  };
}

type Naming = (key: TalliedGroup["key"]) => Pick<LlmChartGroup, "key" | "kind" | "label">;

async function namesOfGroups(core: Core, group: LlmGroup | undefined, groups: readonly TalliedGroup[]): Promise<Naming> {
  const numbers = groups.flatMap(({ key }) => (typeof key === "number" ? key : []));
  const labels: ReadonlyMap<number, Label> = group ? await labelsOf(core, group, numbers) : new Map();
  return (key) => {
    if (key === "others") return { key: null, kind: "others", label: "Others" };
    if (key === "none") return { key: null, kind: "none", label: group ? noneOf[group] : "" };
    return { kind: "one", ...(labels.get(key) ?? { key: String(key), label: "Unknown" }) };
  };
}

/** What calls are called that belong to none: a chat has no campaign, a test of a connection has no channel. */
const noneOf: Record<LlmGroup, string> = {
  model: "No model",
  person: "No person",
  campaign: "No campaign",
  purpose: "No purpose",
  channel: "No channel",
};

interface Range {
  from: number;
  to: number;
}

/** What is asked for; where it is open, from the first call or to this moment. */
async function rangeOf(core: Core, actor: Actor, { from, to }: CallFilter): Promise<Range> {
  const end = to === undefined ? core.now() + 1 : Date.parse(to);
  if (from !== undefined) return { from: Math.min(Date.parse(from), end - 1), to: end };
  const first = await core.aside.run<"first">({ kind: "first", where: plainCondition(visibleCalls(core, actor)) });
  return { from: Math.min(first ?? end - 1, end - 1), to: end };
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The borders of the intervals that a range is shown in: its first and last are its own. */
export function intervalsOf({ from, to }: Range, zone: string): { unit: LlmChart["unit"]; borders: number[] } {
  const days = (to - from) / dayMs;
  const unit = days <= 2 ? "hour" : days <= 100 ? "day" : days <= 730 ? "week" : "month";
  const borders = [from];
  for (let next = nextBorder(from, unit, zone); next < to; next = nextBorder(next, unit, zone)) borders.push(next);
  return { unit, borders: [...borders, to] };
}

/** Hours begin where the minutes do, also in zones that are half an hour off; weeks with Monday. */
function nextBorder(at: number, unit: LlmChart["unit"], zone: string): number {
  const { date, time, weekday } = zonedOf(at, zone);
  if (unit === "hour") return Math.floor(at / 60_000) * 60_000 + (60 - Number(time.slice(3))) * 60_000;
  const day = unit === "day" ? addDays(date, 1) : unit === "week" ? addDays(date, 8 - weekday) : firstOfNextMonth(date);
  return zonedToUtc(day, "00:00", zone).utc;
}

function zonedOf(at: number, zone: string) {
  try {
    return utcToZoned(at, zone);
  } catch (cause) {
    const message = "Choose a time zone such as Europe/Berlin";
    throw new AppError("BAD_REQUEST", message, { fields: { timezone: [message] }, cause });
  }
}

function firstOfNextMonth(day: string): string {
  const [year = 0, month = 0] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

async function readCurrencies(core: Core, { costs }: Tally): Promise<ReadonlyMap<number, string>> {
  return namesByNumber(
    core,
    costs.flatMap(({ currency }) => currency ?? []),
  );
}
