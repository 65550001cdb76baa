import { personalTokenLimits } from "@copydesk/contracts";
import { Button, FailureNote, Loading, Skeleton } from "@copydesk/ui";
import { PlusIcon } from "@phosphor-icons/react/dist/csr/Plus";
import { useState } from "react";
import { failureOf } from "../../../lib/failure.ts";
import { TokenList } from "../../../lib/people/token-list.tsx";
import { trpc } from "../../../lib/trpc.ts";
import { Section } from "../section.tsx";
import { NewTokenDialog } from "./new-token-dialog.tsx";

/** The person's keys for scripts: what there is, a new one, an end to one. */
export function TokensSection() {
  const [making, setMaking] = useState(false);
  const utils = trpc.useUtils();
  const { data, error, refetch, isRefetching } = trpc.profile.tokens.useQuery();
  const revoke = trpc.profile.revoke_token.useMutation();
  const isFull = (data?.length ?? 0) >= personalTokenLimits.perPerson;
  const used = data && data.length > 0 ? `${data.length} of ${personalTokenLimits.perPerson}. ` : "";
  return (
    <Section title="Tokens" help={`${used}For scripts and other tools that work as you, with your rights.`}>
      {data && (
        <div className="grid gap-4">
          {data.length === 0 ? (
            <p className="text-ink-2 text-sm">You have no tokens.</p>
          ) : (
            <TokenList tokens={data} revoke={({ id }) => revoke.mutateAsync({ id })} onRevoked={() => utils.profile.tokens.invalidate()} />
          )}
          <div className="flex flex-wrap items-center gap-3">
            <Button icon={<PlusIcon size={14} weight="bold" />} disabled={isFull} onClick={() => setMaking(true)}>
              New token
            </Button>
            {isFull && <p className="text-ink-3 text-xs">Revoke a token you no longer need to make room.</p>}
          </div>
          {making && <NewTokenDialog onClose={() => setMaking(false)} />}
        </div>
      )}
      {!data && error && (
        <FailureNote title="Your tokens could not be loaded" onRetry={refetch} retrying={isRefetching}>
          {failureOf(error).message}
        </FailureNote>
      )}
      {!data && !error && (
        <Loading label="Loading your tokens" className="grid gap-4 py-2">
          <Skeleton className="w-1/2" />
        </Loading>
      )}
    </Section>
  );
}
