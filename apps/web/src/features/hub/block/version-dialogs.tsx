import type { BlockSummary, VersionDetail } from "@copydesk/contracts";
import { lazy, Suspense } from "react";

const LabelDialog = lazy(() => import("./label-dialog.tsx"));
const ExampleDialog = lazy(() => import("./example-dialog.tsx"));

export interface VersionDialog {
  about: "label" | "example";
  block: BlockSummary;
  version: VersionDetail;
}

/** Loaded when one of them is asked for. */
export function VersionDialogs({ dialog, onClose }: { dialog: VersionDialog | null; onClose: () => void }) {
  if (dialog === null) return null;
  return (
    <Suspense>
      {dialog.about === "label" ? <LabelDialog {...dialog} onClose={onClose} /> : <ExampleDialog {...dialog} onClose={onClose} />}
    </Suspense>
  );
}
