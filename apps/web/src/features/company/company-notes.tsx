import type { CompanyDetail } from "@copydesk/contracts";
import { cn, Mark, Notice } from "@copydesk/ui";
import { keepPreviousData } from "@tanstack/react-query";
import { failureOf } from "../../lib/failure.ts";
import { countedNow } from "../../lib/query-options.ts";
import { trpc } from "../../lib/trpc.ts";
import { useDebounced } from "../../lib/use-debounced.ts";
import { formatRetention, type RetentionDays } from "./company-values.ts";

type Environment = CompanyDetail["environment"];

const services: { key: keyof Environment; name: string; on: string; off: string }[] = [
  {
    key: "mail",
    name: "Mail",
    on: "A mail server carries invitations and password links.",
    off: "No mail server. Emails are kept in the server’s outbox folder, and invitation links are shown on the screen.",
  },
  {
    key: "microsoft",
    name: "Microsoft",
    on: "Set up. The switch above offers it on the sign-in page.",
    off: "Not set up, so nobody can sign in with Microsoft.",
  },
  { key: "asana", name: "Asana", on: "Set up. People connect their accounts in their profile.", off: "Not set up." },
];

/** What the server was started with; it can only be changed there. */
export const EnvironmentFacts = ({ environment }: { environment: Environment }) => (
  <dl className="grid gap-3">
    {services.map(({ key, name, on, off }) => (
      <div key={key}>
        <dt className="flex items-center gap-2.5 font-control text-base">
          <Mark kind={environment[key] ? "ready" : "off"} />
          {name}
        </dt>
        <dd className="pl-[26px] text-ink-3 text-xs leading-[18px]">{environment[key] ? on : off}</dd>
      </div>
    ))}
  </dl>
);

/** What shorter times would delete, before they are saved; nothing while none is shorter. @param shortened null then. */
export function RetentionNotice({ shortened }: { shortened: RetentionDays | null }) {
  const asked = useDebounced(shortened, 400);
  const { data, error, isPlaceholderData } = trpc.company.retention_preview.useQuery(asked ?? {}, {
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    ...countedNow,
  });
  return (
    <div role="status" className={cn("mt-4 transition-opacity empty:hidden", isPlaceholderData && "opacity-60")}>
      {shortened && <Words preview={data} error={error} />}
    </div>
  );
}

function Words({ preview, error }: { preview: Parameters<typeof formatRetention>[0] | undefined; error: unknown }) {
  if (error) return <Notice tone="warning">Couldn't count what would be deleted. {failureOf(error).message}</Notice>;
  if (!preview) return <Notice>Counting what would be deleted …</Notice>;
  const words = formatRetention(preview);
  return words ? (
    <Notice tone="warning">{words} This cannot be undone.</Notice>
  ) : (
    <Notice>Nothing is that old yet, so nothing will be deleted.</Notice>
  );
}
