import { ConfirmDialog } from "@copydesk/ui";
import { lazy, type ReactNode, Suspense, useMemo, useState } from "react";
import { useBlocks } from "../hub-context.ts";
import { HubDialogsContext, type Question } from "./hub-dialogs-context.ts";
import { SaveAsTemplate } from "./save-as-template.tsx";

const AdvancedConfiguration = lazy(() => import("../settings/advanced-configuration.tsx"));
const CompareDialog = lazy(() => import("../compare/compare-dialog.tsx"));

export function HubDialogsProvider({ children }: { children: ReactNode }) {
  // Kept while the dialog fades, so that its words do not vanish first.
  const [question, setQuestion] = useState<{ about: Question; open: boolean } | null>(null);
  const [naming, setNaming] = useState(false);
  const [compared, setCompared] = useState<string | null>(null);
  const [configured, setConfigured] = useState<string | null>(null);
  const blocks = useBlocks();
  const block = blocks.find((one) => one.id === compared);
  const own = blocks.find((one) => one.id === configured);
  const dialogs = useMemo(
    () => ({
      ask: (about: Question) => setQuestion({ about, open: true }),
      saveAsTemplate: () => setNaming(true),
      compare: setCompared,
      configure: setConfigured,
    }),
    [],
  );
  return (
    <HubDialogsContext.Provider value={dialogs}>
      {children}
      <ConfirmDialog
        open={question?.open ?? false}
        onOpenChange={(open) => setQuestion((before) => before && { ...before, open })}
        title={question?.about.title ?? ""}
        description={question?.about.description}
        confirmLabel={question?.about.confirmLabel}
        cancelLabel="Cancel"
        destructive={question?.about.destructive}
        onConfirm={() => question?.about.onConfirm().catch(() => undefined)}
      />
      {naming && <SaveAsTemplate onClose={() => setNaming(false)} />}
      {block && (
        <Suspense>
          <CompareDialog block={block} onClose={() => setCompared(null)} />
        </Suspense>
      )}
      {own && (
        <Suspense>
          <AdvancedConfiguration block={own} onClose={() => setConfigured(null)} />
        </Suspense>
      )}
    </HubDialogsContext.Provider>
  );
}
