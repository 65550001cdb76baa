import {
  type LlmChartInput,
  type LlmFigure,
  type LlmListInput,
  llmFigures,
  llmGroups,
  llmPurposes,
  llmStatuses,
} from "@copydesk/contracts";
import { keepPreviousData } from "@tanstack/react-query";
import { type Codec, defineList, names, oneOf, someOf } from "../../../lib/list/list-address.ts";
import { trpc } from "../../../lib/trpc.ts";
import { bound, boundsOf } from "./period.ts";

export interface Range {
  min?: number;
  max?: number;
}

/** Two ends, of which one may be open: "100-", "-0.5", "100-500". */
const range: Codec<Range> = {
  read(text) {
    const [, min = "", max = ""] = /^(\d{0,13}(?:\.\d{1,6})?)-(\d{0,13}(?:\.\d{1,6})?)$/.exec(text) ?? [];
    return { ...(min !== "" && { min: Number(min) }), ...(max !== "" && { max: Number(max) }) };
  },
  write: ({ min, max }) => (min === undefined && max === undefined ? "" : `${min ?? ""}-${max ?? ""}`),
};

/** Names of any letters, each written so that a comma parts them. */
const anyNames: Codec<string[]> = {
  read: (text) => [...new Set(text.split(",").map(decoded))].filter((name) => name !== "" && name.length <= 300).slice(0, 50),
  write: (values) => values.map(encodeURIComponent).join(","),
};
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

const id: Codec<string | undefined> = { read: (text) => names.read(text)[0], write: (value) => value ?? "" };
const ranges = Object.fromEntries(llmFigures.map((figure) => [figure, range])) as Record<LlmFigure, Codec<Range>>;

const list = defineList({
  orderings: ["at", ...llmFigures],
  usual: "-at",
  filters: {
    from: bound,
    to: bound,
    all: oneOf(["all"]),
    purpose: someOf(llmPurposes),
    status: someOf(llmStatuses),
    model: anyNames,
    campaign: names,
    who: names,
    language: names,
    channel: names,
    ...ranges,
    version_id: id,
    task_id: id,
    group: oneOf(llmGroups),
    times: oneOf(["first"]),
    charts: oneOf(["table"]),
    call: id,
  },
});
export type LlmAddress = ReturnType<typeof list.read>;

/** How the charts are looked at, and the call that is open: nothing that fewer calls are listed for. */
const viewsOf = ({ filters: { group, times, charts, call } }: LlmAddress) => ({ group, times, charts, call });
const noViews = { group: undefined, times: undefined, charts: undefined, call: undefined };

/** The log of model calls in its address. */
export const llmList = {
  ...list,
  isFiltered: (address: LlmAddress) => list.isFiltered({ ...address, filters: { ...address.filters, ...noViews } }),
  cleared(address: LlmAddress): LlmAddress {
    const cleared = list.cleared(address);
    return { ...cleared, filters: { ...cleared.filters, ...viewsOf(address) } };
  },
};

/** What the server is asked for, without a window of rows. */
export function filtersOf({ filters }: Pick<LlmAddress, "filters">, zone: string, now = Date.now()) {
  const { purpose, status, model, campaign, who, language, channel, version_id, task_id } = filters;
  const bounds = llmFigures.flatMap((figure) => [
    [`${figure}_min`, filters[figure].min],
    [`${figure}_max`, filters[figure].max],
  ]);
  return {
    ...boundsOf(filters, zone, now),
    purposes: purpose,
    statuses: status,
    models: model,
    campaign_ids: campaign,
    user_ids: who,
    languages: language,
    channels: channel,
    ...(Object.fromEntries(bounds.filter(([, value]) => value !== undefined)) as Partial<LlmListInput>),
    ...(version_id && { version_id }),
    ...(task_id && { task_id }),
  } satisfies LlmListInput;
}

/** Milliseconds after which a list with calls under way is asked for again. */
const again = 4_000;

/** One page of the log; the page before stays in view while another one loads. */
export function useLlmList(address: LlmAddress, zone: string) {
  return trpc.llm_logs.list.useQuery(
    { ...llmList.windowOf(address), ...filtersOf(address, zone) },
    {
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => (state.data?.results.some((call) => call.status === "running") ? again : false),
    },
  );
}

/** Sums of the same calls over time. */
export function useLlmChart(address: LlmAddress, zone: string) {
  const { group } = address.filters;
  const input: LlmChartInput = {
    search: address.search.trim(),
    ...filtersOf(address, zone),
    timezone: zone,
    ...(group && { group }),
  };
  return trpc.llm_logs.chart.useQuery(input, { placeholderData: keepPreviousData });
}

/** Everything there is to filter by. */
export const useLlmOptions = () => trpc.llm_logs.options.useQuery(undefined, { staleTime: 60_000 });

/** Everything about one call; an empty id asks for none. */
export const useLlmCall = (id: string) =>
  trpc.llm_logs.get.useQuery(
    { id },
    { enabled: id !== "", refetchInterval: ({ state }) => (state.data?.status === "running" ? again : false) },
  );

/** One call as it comes over the wire, where a usage of nothing is left out. */
export type LlmCall = NonNullable<ReturnType<typeof useLlmCall>["data"]>;

/** Where the file of the same calls is. */
export function exportPath(address: LlmAddress, zone: string, now?: number): string {
  const given = { search: address.search.trim(), ...filtersOf(address, zone, now) };
  const written = Object.entries(given).map(([key, value]) => [key, String(value)]);
  return `/api/logs/llm/export?${new URLSearchParams(written.filter(([, value]) => value !== ""))}`;
}
