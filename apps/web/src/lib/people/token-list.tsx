import type { PersonalToken } from "@copydesk/contracts";
import { Button, ConfirmDialog } from "@copydesk/ui";
import { KeyIcon } from "@phosphor-icons/react/dist/csr/Key";
import { useState } from "react";
import { failureOf } from "../failure.ts";
import { notifyFailure, notifySuccess } from "../stores/toast.ts";
import { formatMoment } from "../time-words.ts";

interface TokenListProps {
  tokens: readonly PersonalToken[];
  revoke: (token: PersonalToken) => Promise<unknown>;
  /** Runs however revoking went: the list may be another one now. */
  onRevoked: () => Promise<unknown>;
}

/** Somebody's personal tokens, each with what it may do, how long, and a way to end it. */
export function TokenList({ tokens, revoke, onRevoked }: TokenListProps) {
  const [asked, setAsked] = useState<PersonalToken | null>(null);

  async function confirm() {
    if (!asked) return;
    try {
      await revoke(asked);
      notifySuccess("Token revoked");
    } catch (error) {
      // Revoked in the meantime is what was wanted.
      if (failureOf(error).code !== "NOT_FOUND") notifyFailure(error);
    }
    await onRevoked();
  }
  return (
    <>
      <ul className="grid">
        {tokens.map((token) => (
          <li
            key={token.id}
            className="grid grid-cols-[22px_minmax(0,1fr)_auto] items-center gap-x-3 border-line border-b py-3 first:pt-0 last:border-0 last:pb-0 sm:gap-x-5"
          >
            <KeyIcon size={22} aria-hidden className="text-ink-3" />
            <div className="min-w-0">
              <p className="font-medium text-base wrap-anywhere">
                <bdi>{token.name}</bdi>
                <span className="ml-2 whitespace-nowrap font-mono font-normal text-ink-3 text-xs">…{token.last_four}</span>
              </p>
              <p className="text-ink-3 text-xs tabular-nums">
                {token.access === "read" ? "Read only" : "Read and write"}, {formatEnd(token)}, {formatUse(token)}
              </p>
            </div>
            <Button size="sm" aria-label={`Revoke ${token.name}`} onClick={() => setAsked(token)}>
              Revoke
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={`Revoke ${asked ? `“${asked.name}”` : "this token"}?`}
        description="Whatever uses it stops working at once. This can't be undone."
        confirmLabel="Revoke token"
        cancelLabel="Cancel"
        destructive
        onConfirm={confirm}
      />
    </>
  );
}

function formatEnd({ expires_at, has_expired }: PersonalToken): string {
  if (expires_at === null) return "no end date";
  return `${has_expired ? "expired" : "expires"} ${formatMoment(expires_at)}`;
}

const formatUse = ({ last_used_at }: PersonalToken) => (last_used_at === null ? "never used" : `last used ${formatMoment(last_used_at)}`);
