import { Loading, SkeletonText, Tab, TabList, TabPanel, Tabs } from "@copydesk/ui";
import { type ReactNode, useState } from "react";
import { Failed } from "../../../lib/failed.tsx";
import { failureOf } from "../../../lib/failure.ts";
import { CopyButton } from "../../../lib/people/copy-button.tsx";
import { type LlmCall, useLlmCall } from "../list/llm-list.ts";
import { CallFacts } from "./call-facts.tsx";
import { Messages, NotShown } from "./messages.tsx";

interface CallBodyProps {
  id: string;
  zone: string;
  channelName: (code: string) => string;
  onOpen: (id: string) => void;
  onAsk: (call: LlmCall) => void;
}

/** Everything that was written down about one call. */
export function CallBody({ id, ...rest }: CallBodyProps) {
  const { data, error, refetch, isFetching } = useLlmCall(id);
  // Who goes through the calls goes on looking at the same of each.
  const [tab, setTab] = useState<TabName>("messages");
  if (data) return <Shown call={data} tab={tab} onTab={setTab} {...rest} />;
  if (error) {
    return <Failed failure={failureOf(error)} title="This call could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return (
    <Loading label="Loading the call">
      <SkeletonText lines={8} />
    </Loading>
  );
}

const tabs = ["messages", "parameters", "raw"] as const;
type TabName = (typeof tabs)[number];
const tabNames: Record<TabName, string> = { messages: "Messages", parameters: "Parameters", raw: "Raw" };

interface ShownProps extends Omit<CallBodyProps, "id"> {
  call: LlmCall;
  tab: TabName;
  onTab: (tab: TabName) => void;
}

function Shown({ call, tab, onTab, ...rest }: ShownProps) {
  return (
    <>
      <CallFacts call={call} {...rest} />
      <Tabs value={tab} onValueChange={onTab} className="mt-2.5">
        <div className="border-line border-b">
          <TabList aria-label="What was sent and answered" onKeyDown={(event) => isArrow(event.key) && event.stopPropagation()}>
            {tabs.map((name) => (
              <Tab key={name} value={name} className="text-sm">
                {tabNames[name]}
              </Tab>
            ))}
          </TabList>
        </div>
        <TabPanel value="messages">
          <Messages key={call.id} call={call} />
        </TabPanel>
        <TabPanel value="parameters">
          <Parameters call={call} />
        </TabPanel>
        <TabPanel value="raw">
          <Raw call={call} />
        </TabPanel>
      </Tabs>
    </>
  );
}

const isArrow = (key: string) => key === "ArrowLeft" || key === "ArrowRight";

function Parameters({ call: { parameters, dropped } }: { call: LlmCall }) {
  const sent = Object.entries(parameters).filter(([name]) => !dropped.includes(name));
  return (
    <div className="grid gap-4 py-3.5 text-sm">
      {sent.length > 0 ? <Values of={sent} /> : <p className="text-ink-2">No parameters were sent; the endpoint used its own.</p>}
      {dropped.length > 0 && (
        <div>
          <h3 className="mb-1 font-medium">Left out</h3>
          <p className="text-ink-2">
            The endpoint refused {dropped.length === 1 ? "this parameter" : "these parameters"}, so the call was made without:{" "}
            {dropped.map((name, at) => (
              <span key={name}>
                {at > 0 && ", "}
                <code className="font-mono text-xs">{name}</code>
              </span>
            ))}
            .
          </p>
        </div>
      )}
    </div>
  );
}

/** What the endpoint itself gave, and the ids by which others find the call. */
function Raw({ call }: { call: LlmCall }) {
  const ids: [string, string | number | null | undefined][] = [
    ["Call", call.id],
    ["Endpoint’s request", call.request_id],
    ["Provider", call.provider],
    ["Model requested", call.model_name],
    ["Answered by", call.answered_by === call.model_name ? null : call.answered_by],
    ["Finish reason", call.finish_reason],
    ["HTTP status", call.http_status],
    ["Error code", call.error_code],
    ["Campaign", call.campaign?.id],
    ["Piece", call.piece?.block_id],
    ["Version", call.piece?.version_id],
  ];
  return (
    <div className="grid gap-4 py-3.5 text-sm">
      <Values of={ids.filter(([, value]) => value !== null && value !== undefined && value !== "")} />
      <div>
        <h3 className="mb-1 font-medium">Usage as reported by the endpoint</h3>
        {call.body ? <Json value={call.body.usage} /> : <NotShown bodies={call.bodies} />}
      </div>
    </div>
  );
}

const Values = ({ of: rows }: { of: [string, unknown][] }) => (
  <dl className="grid grid-cols-[132px_minmax(0,1fr)] gap-x-4 gap-y-1.5">
    {rows.map(([name, value]) => (
      <div key={name} className="contents">
        <dt className="min-w-0 text-ink-3 wrap-anywhere">{name}</dt>
        <dd className="min-w-0 font-mono text-xs leading-5 wrap-anywhere">{typeof value === "string" ? value : JSON.stringify(value)}</dd>
      </div>
    ))}
  </dl>
);

function Json({ value }: { value: unknown }): ReactNode {
  if (value === null || value === undefined) return <p className="text-ink-2">The endpoint reported none.</p>;
  const text = JSON.stringify(value, null, 2);
  return (
    <div className="relative">
      <pre className="max-h-96 overflow-auto rounded-md bg-sunken p-3 font-mono text-xs leading-[18px] whitespace-pre-wrap wrap-anywhere">
        {text}
      </pre>
      <span className="absolute top-1.5 right-1.5">
        <CopyButton bare text={text} label="Copy the usage" />
      </span>
    </div>
  );
}
