import type { LlmFigure, LlmListItem } from "@copydesk/contracts";
import { ChannelIcon, Checkbox, cn, LanguageChip, Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@copydesk/ui";
import { Fragment, type ReactNode } from "react";
import { type Day, formatClock, formatZoneName } from "../../../lib/list/by-day.ts";
import { sortableColumns } from "../../../lib/list/list-address.ts";
import { rowId } from "../../../lib/list/use-open-row.ts";
import type { Selection } from "../../../lib/list/use-selection.ts";
import { formatMoment } from "../../../lib/time-words.ts";
import { isAskable } from "../replay/askable.ts";
import { formatCampaign, formatLanguage, purposeWords } from "../words/call-words.ts";
import { formatCallCost, formatFirst, formatTokensCached, formatTokensIn, formatTokensOut, formatTotal } from "../words/figure-words.ts";
import { Figure, Status, Who } from "./call-parts.tsx";
import type { LlmAddress } from "./llm-list.ts";

export interface CallsProps {
  /** Parted by days where they are in the order of time; otherwise one part without a name. */
  days: readonly Day<LlmListItem>[];
  zone: string;
  openId: string | undefined;
  onOpen: (id: string) => void;
  channelName: (code: string) => string;
  /** Null when nothing could be done with what is picked. */
  selection: Selection | null;
}
interface LlmTableProps extends CallsProps {
  ordering: LlmAddress["ordering"];
  onSort: (ordering: LlmAddress["ordering"]) => void;
}

const dense = "h-10 px-2";

interface Column {
  key: string;
  head: string;
  /** Said in full where the head is short. */
  title?: string;
  sort?: LlmFigure;
  /** Width, and from which width of the list there is room for it. */
  className: string;
  cell: (call: LlmListItem, more: Pick<CallsProps, "channelName">) => ReactNode;
}

const none = <span className="text-ink-3">–</span>;

/** All but the time of a call. What goes first where there is little room, the panel says anyway. */
const columns: readonly Column[] = [
  { key: "who", head: "Who", className: "w-10 @4xl/calls:w-[118px]", cell: (call) => <Who person={call.person} short /> },
  {
    key: "purpose",
    head: "Purpose",
    className: "w-[84px]",
    cell: (call) => <span className="text-ink-2">{purposeWords[call.purpose]}</span>,
  },
  {
    key: "campaign",
    head: "Campaign",
    className: "hidden @2xl/calls:table-cell",
    cell(call) {
      const { name, isNone } = formatCampaign(call);
      return <bdi className={isNone ? "text-ink-3" : undefined}>{name}</bdi>;
    },
  },
  {
    key: "language",
    head: "Lang",
    title: "Language",
    className: "hidden w-[52px] @5xl/calls:table-cell",
    cell: ({ language }) =>
      language === "" ? (
        none
      ) : (
        <span title={formatLanguage(language)}>
          <LanguageChip code={language} />
        </span>
      ),
  },
  {
    key: "channel",
    head: "Channel",
    className: "hidden w-[126px] @6xl/calls:table-cell",
    cell: ({ channel }, { channelName }) =>
      channel === "" ? (
        none
      ) : (
        <span className="flex min-w-0 items-center gap-1.5">
          <ChannelIcon channel={channel} size={15} />
          <bdi className="truncate text-ink-2">{channelName(channel)}</bdi>
        </span>
      ),
  },
  {
    key: "model",
    head: "Model",
    className: "hidden w-[104px] @3xl/calls:table-cell @5xl/calls:w-[124px]",
    cell: ({ model }) => (
      <bdi className="text-ink-2" title={model.name}>
        {model.name}
      </bdi>
    ),
  },
  { key: "status", head: "Status", className: "w-[98px]", cell: ({ status }) => <Status status={status} /> },
];

const figures: readonly Column[] = [
  {
    key: "in",
    head: "In",
    title: "Tokens in",
    sort: "tokens_in",
    className: "w-[70px]",
    cell: (call) => <Figure figure={formatTokensIn(call)} />,
  },
  {
    key: "cached",
    head: "Cached",
    title: "Tokens cached",
    sort: "tokens_cached",
    className: "hidden w-[74px] @6xl/calls:table-cell",
    cell: (call) => <Figure figure={formatTokensCached(call)} className="text-ink-2" />,
  },
  {
    key: "out",
    head: "Out",
    title: "Tokens out",
    sort: "tokens_out",
    className: "w-[70px]",
    cell: (call) => <Figure figure={formatTokensOut(call)} />,
  },
  { key: "cost", head: "Cost", sort: "cost", className: "w-[72px]", cell: (call) => <Figure figure={formatCallCost(call)} /> },
  {
    key: "time",
    head: "Time",
    title: "Total time",
    sort: "total_ms",
    className: "w-[64px]",
    cell: (call) => <Figure figure={formatTotal(call)} />,
  },
  {
    key: "first",
    head: "First",
    title: "Time to the first token",
    sort: "first_token_ms",
    className: "hidden w-[64px] @3xl/calls:table-cell",
    cell: (call) => <Figure figure={formatFirst(call)} className="text-ink-2" />,
  },
  {
    key: "attempt",
    head: "Try",
    title: "Attempt",
    sort: "attempt",
    className: "hidden w-[48px] @5xl/calls:table-cell",
    cell: ({ attempt }) => <span className={attempt === 1 ? "text-ink-3" : "text-warning-ink"}>{attempt}</span>,
  },
];

export function LlmTable({ days, zone, openId, onOpen, channelName, selection, ordering, onSort }: LlmTableProps) {
  const column = sortableColumns(ordering, onSort, ["at", ...figures.flatMap(({ sort }) => sort ?? [])]);
  const isByTime = ordering === "at" || ordering === "-at";
  return (
    <Table label="Calls" className="table-fixed">
      <TableHead>
        <tr>
          {selection && (
            <TableHeader className="w-8 pr-0 pl-2">
              <Checkbox aria-label="Select all on this page" checked={selection.all} onCheckedChange={selection.toggleAll} />
            </TableHeader>
          )}
          <TableHeader {...column("at")} className={cn("px-2", isByTime ? "w-[96px]" : "w-[142px]")}>
            When, {formatZoneName(zone, Date.now())}
          </TableHeader>
          {columns.map(({ key, head, title, className }) => (
            <TableHeader key={key} className={cn("px-2", className)} title={title}>
              <Head head={head} title={title} />
            </TableHeader>
          ))}
          {figures.map(({ key, head, title, sort, className }) => (
            <TableHeader key={key} align="right" {...(sort && column(sort))} className={cn("px-2", className)} title={title}>
              <Head head={head} title={title} />
            </TableHeader>
          ))}
        </tr>
      </TableHead>
      <TableBody>
        {days.map((day) => (
          <Fragment key={day.key}>
            {day.label && (
              <tr className="border-line border-b">
                {/* No wider than what is always in view: a column that is hidden would be made for it. */}
                <th
                  colSpan={selection ? 4 : 3}
                  scope="rowgroup"
                  className="h-[34px] whitespace-nowrap px-2 pb-1.5 text-left align-bottom font-normal text-ink-3 text-xs"
                >
                  {day.label}
                </th>
              </tr>
            )}
            {day.entries.map((call) => (
              <Row
                key={call.id}
                call={call}
                when={isByTime ? formatClock(call.at, zone) : formatMoment(call.at, zone)}
                isOpen={call.id === openId}
                onOpen={onOpen}
                channelName={channelName}
                selection={selection}
              />
            ))}
          </Fragment>
        ))}
      </TableBody>
    </Table>
  );
}

/** Short for the eye, in full for the ear. */
const Head = ({ head, title }: Pick<Column, "head" | "title">) =>
  title ? (
    <>
      <span aria-hidden>{head}</span>
      <span className="sr-only">{title}</span>
    </>
  ) : (
    head
  );

interface RowProps extends Pick<CallsProps, "onOpen" | "channelName" | "selection"> {
  call: LlmListItem;
  when: string;
  isOpen: boolean;
}

function Row({ call, when, isOpen, onOpen, channelName, selection }: RowProps) {
  const isMarked = isOpen || (selection?.has(call.id) ?? false);
  return (
    <TableRow selected={isMarked} className={cn("relative", isMarked && "[tbody_&]:hover:bg-accent-tint [&>td]:border-accent-line")}>
      {selection && (
        <TableCell className={cn(dense, "pr-0")}>
          {isAskable(call) && (
            <span className="relative z-1 grid w-4">
              <Checkbox
                aria-label={`Select the call of ${when}`}
                checked={selection.has(call.id)}
                onCheckedChange={() => selection.toggle(call.id)}
              />
            </span>
          )}
        </TableCell>
      )}
      <TableCell className={cn(dense, "text-ink-2 tabular-nums")}>
        {/* The button covers the whole row. */}
        <button
          type="button"
          id={rowId(call.id)}
          aria-current={isOpen || undefined}
          onClick={() => onOpen(call.id)}
          className="-outline-offset-2 after:absolute after:inset-0"
        >
          {when}
          <span className="sr-only">, open this call</span>
        </button>
      </TableCell>
      {columns.map(({ key, className, cell }) => (
        <TableCell key={key} className={cn(dense, "truncate", className)}>
          {cell(call, { channelName })}
        </TableCell>
      ))}
      {figures.map(({ key, className, cell }) => (
        <TableCell key={key} align="right" className={cn(dense, className)}>
          {cell(call, { channelName })}
        </TableCell>
      ))}
    </TableRow>
  );
}
