import { Suspense } from "react";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import type { VersionDialog } from "../../hub-kit/index.ts";

const LabelDialog = lazyPart(() => import("./label-dialog.tsx"));
const ExampleDialog = lazyPart(() => import("./example-dialog.tsx"));
const WhyDialog = lazyPart(() => import("./why-dialog.tsx"));

/** Loaded when one of them is asked for. */
export function VersionDialogs({ dialog, onClose }: { dialog: VersionDialog | null; onClose: () => void }) {
  if (dialog === null) return null;
  return <Suspense>{dialogOf(dialog, onClose)}</Suspense>;
}

function dialogOf(dialog: VersionDialog, onClose: () => void) {
  if (dialog.about === "why") return <WhyDialog {...dialog} onClose={onClose} />;
  return dialog.about === "label" ? <LabelDialog {...dialog} onClose={onClose} /> : <ExampleDialog {...dialog} onClose={onClose} />;
}
