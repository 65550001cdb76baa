import { FailureNote } from "@copydesk/ui";
import { failureOf } from "../../../lib/failure.ts";
import { PageSection } from "../../../lib/people/page-section.tsx";
import { TokenList } from "../../../lib/people/token-list.tsx";
import { useRight } from "../../../lib/rights.ts";
import { trpc } from "../../../lib/trpc.ts";

/** Personal tokens of a person, for whoever may change them; nothing as long as there are none. */
export function UserTokens({ id }: { id: string }) {
  const mayEdit = useRight("users.edit");
  const utils = trpc.useUtils();
  const { data = [], error, refetch, isFetching } = trpc.users.tokens.useQuery({ id }, { enabled: mayEdit });
  const revoke = trpc.users.revoke_token.useMutation();
  if (data.length === 0 && !error) return null;
  return (
    <PageSection narrow title="Tokens" help="Scripts and other tools that work as this person.">
      {data.length === 0 && error && (
        <FailureNote title="The tokens could not be loaded" onRetry={refetch} retrying={isFetching} requestId={failureOf(error).requestId}>
          {failureOf(error).message}
        </FailureNote>
      )}
      <TokenList
        tokens={data}
        revoke={(token) => revoke.mutateAsync({ id, token_id: token.id })}
        onRevoked={() => utils.users.tokens.invalidate({ id })}
      />
    </PageSection>
  );
}
