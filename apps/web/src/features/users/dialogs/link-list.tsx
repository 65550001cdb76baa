import type { InvitationLink } from "@copydesk/contracts";
import { consoleLocale, Notice } from "@copydesk/ui";
import { CopyButton } from "../../../lib/people/copy-button.tsx";

/** So many are shown, and all of them copied. */
const listed = 50;

/** Links to pass on by hand, each with its button, and all at once. */
export function LinkList({ links }: { links: readonly InvitationLink[] }) {
  const all = links.map(({ email, link }) => `${email}\t${link}`).join("\n");
  return (
    <div className="grid gap-3">
      <Notice tone="warning">
        No mail server is set up, so nothing was sent. {links.length === 1 ? "This link is" : "These links are"} shown only now: copy{" "}
        {links.length === 1 ? "it" : "them"} before you close this. Anybody who has a link can use it, once.
      </Notice>
      <ul className="max-h-72 overflow-y-auto rounded-md border border-line">
        {links.slice(0, listed).map(({ email, link }) => (
          <li key={email} className="flex items-center gap-3 border-line border-b py-2 pr-2 pl-3 last:border-0">
            <span className="min-w-0 flex-1">
              <span className="block truncate font-control text-sm">{email}</span>
              <span className="block truncate text-ink-3 text-xs">{link}</span>
            </span>
            <CopyButton text={link} label={`Copy the link for ${email}`} />
          </li>
        ))}
      </ul>
      {links.length > 1 && (
        <div className="flex flex-wrap items-center gap-3">
          <CopyButton text={all} label="Copy all links">
            Copy all
          </CopyButton>
          {links.length > listed && (
            <span className="text-ink-2 text-sm">and {(links.length - listed).toLocaleString(consoleLocale)} more, copied along</span>
          )}
        </div>
      )}
    </div>
  );
}
