import { Suspense } from "react";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import { type PlanDialogName, useHub } from "../../hub-kit/index.ts";

const AddLanguageDialog = lazyPart(() => import("./add-language-dialog.tsx"));
const AddChannelsDialog = lazyPart(() => import("./add-channels-dialog.tsx"));
const RemovedDialog = lazyPart(() => import("./removed-dialog.tsx"));

/** Loaded when one of them is asked for; the channels are those of the language that is open. */
export function PlanDialogs({ open, onClose }: { open: PlanDialogName | null; onClose: () => void }) {
  const { language } = useHub();
  if (open === null) return null;
  return (
    <Suspense>
      {open === "add-language" && <AddLanguageDialog onClose={onClose} />}
      {open === "add-channels" && <AddChannelsDialog language={language} onClose={onClose} />}
      {open === "removed" && <RemovedDialog onClose={onClose} />}
    </Suspense>
  );
}
