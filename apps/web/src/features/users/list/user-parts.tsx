import type { UserListItem } from "@copydesk/contracts";
import { Mark, More } from "@copydesk/ui";
import { EnvelopeSimpleIcon } from "@phosphor-icons/react/dist/csr/EnvelopeSimple";
import { formatMoment } from "../../../lib/time-words.ts";
import { formatLastSignIn, formatLinkEnd, userStatusWords } from "../words/person-words.ts";

type Status = Pick<UserListItem, "status" | "invitation_ends_at">;

/** Glyph and words; of an invitation, until when it can be accepted. */
export function UserStatusMark({ person: { status, invitation_ends_at } }: { person: Status }) {
  return (
    <span className="inline-flex items-center gap-[7px] font-medium text-ink-2 text-sm whitespace-nowrap">
      {status === "invited" ? (
        <EnvelopeSimpleIcon size={16} aria-hidden className="shrink-0 text-info-solid" />
      ) : (
        <Mark kind={status === "active" ? "ok" : "off"} />
      )}
      <span>
        {userStatusWords[status]}
        {status === "invited" && <span className="ml-1.5 font-normal text-ink-3">{formatLinkEnd(invitation_ends_at)}</span>}
      </span>
    </span>
  );
}

/** The first of some names and how many more; a dash for none. */
export function NameList({ items, show = 1 }: { items: readonly { id: string; name: string }[]; show?: number }) {
  if (items.length === 0) return <span className="text-ink-3">–</span>;
  const hidden = items.slice(show);
  return (
    <span className="flex min-w-0 items-center gap-1 text-ink-2">
      <bdi className="truncate">
        {items
          .slice(0, show)
          .map((item) => item.name)
          .join(", ")}
      </bdi>
      {hidden.length > 0 && (
        <span className="relative z-1 shrink-0">
          <More count={hidden.length} names={hidden.map((item) => item.name)} />
        </span>
      )}
    </span>
  );
}

/** When somebody signed in last, with the moment itself on hover. */
export function LastSignIn({ person }: { person: Pick<UserListItem, "last_login_at" | "is_you"> }) {
  const words = formatLastSignIn(person, Date.now());
  if (!person.last_login_at) return <span>{words}</span>;
  return (
    <time dateTime={person.last_login_at} title={formatMoment(person.last_login_at)}>
      {words}
    </time>
  );
}
