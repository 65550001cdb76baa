import type { VersionSummary } from "@copydesk/contracts";
import { type ReactNode, Suspense, useMemo, useState } from "react";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import { SaveTemplateDialog } from "../../campaigns/index.ts";
import { HubDialogsContext, type PlanDialogName, type Question, useBlocks, useHub, type VersionDialog } from "../../hub-kit/index.ts";
import { VersionDialogs } from "../block/version-dialogs.tsx";
import { PlanDialogs } from "../plan/plan-dialogs.tsx";
import { QuestionDialog } from "./question-dialog.tsx";

const AdvancedConfiguration = lazyPart(() => import("../settings/advanced-configuration.tsx"));
const ReadVersionDialog = lazyPart(() => import("../block/read-version-dialog.tsx"));
const CompareDialog = lazyPart(() => import("../compare/compare-dialog.tsx"));

export function HubDialogsProvider({ children }: { children: ReactNode }) {
  // Kept while the dialog fades, so that its words do not vanish first.
  const [question, setQuestion] = useState<{ about: Question; open: boolean; number: number } | null>(null);
  const [naming, setNaming] = useState(false);
  const [version, setVersion] = useState<VersionDialog | null>(null);
  const [planning, setPlanning] = useState<PlanDialogName | null>(null);
  const [compared, setCompared] = useState<{ blockId: string; versionId: string | undefined } | null>(null);
  const [reading, setReading] = useState<{ blockId: string; version: VersionSummary } | null>(null);
  const [configured, setConfigured] = useState<string | null>(null);
  const blocks = useBlocks();
  const { campaign } = useHub();
  const block = blocks.find((one) => one.id === compared?.blockId);
  const read = blocks.find((one) => one.id === reading?.blockId);
  const own = blocks.find((one) => one.id === configured);
  const dialogs = useMemo(
    () => ({
      ask: (about: Question) => setQuestion((before) => ({ about, open: true, number: (before?.number ?? 0) + 1 })),
      saveAsTemplate: () => setNaming(true),
      plan: setPlanning,
      ofVersion: setVersion,
      read: (blockId: string, version: VersionSummary) => setReading({ blockId, version }),
      compare: (blockId: string, versionId?: string) => setCompared({ blockId, versionId }),
      configure: setConfigured,
    }),
    [],
  );
  return (
    <HubDialogsContext.Provider value={dialogs}>
      {children}
      {question && (
        <QuestionDialog
          key={question.number}
          about={question.about}
          open={question.open}
          onOpenChange={(open) => setQuestion((before) => before && { ...before, open })}
        />
      )}
      <VersionDialogs dialog={version} onClose={() => setVersion(null)} />
      <PlanDialogs open={planning} onClose={() => setPlanning(null)} />
      {naming && (
        <SaveTemplateDialog
          campaign={{ id: campaign.id, name: campaign.brief.name, privacy: campaign.privacy }}
          onClose={() => setNaming(false)}
        />
      )}
      {block && (
        <Suspense>
          <CompareDialog block={block} first={compared?.versionId} onClose={() => setCompared(null)} />
        </Suspense>
      )}
      {read && reading && (
        <Suspense>
          <ReadVersionDialog block={read} version={reading.version} onClose={() => setReading(null)} />
        </Suspense>
      )}
      {own && (
        <Suspense>
          <AdvancedConfiguration key={own.id} block={own} onClose={() => setConfigured(null)} />
        </Suspense>
      )}
    </HubDialogsContext.Provider>
  );
}
