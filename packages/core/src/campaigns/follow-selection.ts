import type { CheckResult } from "@copydesk/contracts";
import { schema, type Transaction } from "@copydesk/db";
import { and, eq } from "drizzle-orm";
import type { AuthorizedBlock } from "../access/index.ts";
import type { Core } from "../kernel/index.ts";
import { countPieces } from "./count-pieces.ts";
import { isInWrongLanguage } from "./language/wrong-language.ts";
import { followersOf, markFollowers } from "./outline-followers.ts";
import { publishBlocks } from "./publish-blocks.ts";
import { readTextStates, type StoredStatus, statusOfTexts } from "./status-by-texts.ts";

/** What another text of a block, chosen or written by a person, means for the campaign around it. */
export interface Following {
  /** Belong in the batch that selects the version, after it. */
  statements(tx: Transaction): ReturnType<typeof statementsOf>;
  /** Tells everybody who looks at the campaign, once it is written. */
  publish(): Promise<void>;
}

/**
 * Pieces that were written from another outline are out of date, the list's counts change, and what had failed may be whole.
 * @param checks of a version that is not written yet.
 */
export async function followSelection(
  core: Core,
  allowed: AuthorizedBlock<"edit">,
  versionId: string,
  checks?: readonly CheckResult[],
): Promise<Following> {
  const { campaign, block } = allowed;
  const followers = await followersOf(core, allowed);
  const status = await mendedStatus(core, allowed, checks ?? (await checksOf(core, versionId)));
  return {
    statements: (tx) => statementsOf(tx, { core, allowed, versionId, followers, status }),
    async publish() {
      await publishBlocks(core, campaign.id, [block.id, ...followers]);
      if (status !== null) core.live.publish(campaign.id, { type: "campaign", status, updated_at: new Date(core.now()).toISOString() });
    },
  };
}

interface Follow {
  core: Core;
  allowed: AuthorizedBlock<"edit">;
  versionId: string;
  followers: readonly string[];
  status: StoredStatus | null;
}

function statementsOf(tx: Transaction, { core, allowed: { campaign }, versionId, followers, status }: Follow) {
  const { campaigns } = schema;
  const unchanged = and(eq(campaigns.id, campaign.id), eq(campaigns.status, campaign.status));
  return [
    ...markFollowers(tx, followers, versionId),
    countPieces(core, campaign.id),
    ...(status === null ? [] : [tx.update(campaigns).set({ status }).where(unchanged)]),
  ];
}

/** Null when the status stays. A draft stays one until all of it is written: it needs no attention that its author does not give it. */
async function mendedStatus(
  core: Core,
  { campaign, block }: AuthorizedBlock<"edit">,
  checks: readonly CheckResult[],
): Promise<StoredStatus | null> {
  if (campaign.status === "generating" || campaign.status === "archived") return null;
  const texts = (await readTextStates(core, campaign)).map((one) =>
    one.id === block.id
      ? {
          ...one,
          state: "ready" as const,
          failure: null,
          version_count: Math.max(1, one.version_count),
          wrong_language: isInWrongLanguage(checks),
        }
      : one,
  );
  const status = statusOfTexts(texts, campaign.generation_mode);
  return status === campaign.status || (campaign.status === "draft" && status === "needs_attention") ? null : status;
}

async function checksOf(core: Core, versionId: string): Promise<readonly CheckResult[]> {
  const { versions } = schema;
  const [row] = await core.db.select({ checks: versions.checks }).from(versions).where(eq(versions.id, versionId));
  return row?.checks ?? [];
}
