import { Button, ConfirmDialog, cn, Mark } from "@copydesk/ui";
import { ArrowCounterClockwiseIcon } from "@phosphor-icons/react/dist/csr/ArrowCounterClockwise";
import { useState } from "react";
import { TourButton } from "../../lib/tour-button.tsx";
import { configurationTitles } from "./form/configuration-values.ts";
import type { ConfigurationForm } from "./form/use-configuration-form.ts";

interface ConfigurationBarProps {
  form: ConfigurationForm;
  mayEdit: boolean;
  onRestore: (() => void) | null;
}

const flows = { outline: "admin-outline-configuration", scheduler: "admin-schedule-configuration" } as const;

/** Title, version in use and Save; stays in view. */
export function ConfigurationBar({ form, mayEdit, onRestore }: ConfigurationBarProps) {
  const { kind, stored, isDirty, isSaving } = form;
  const [asking, setAsking] = useState(false);
  return (
    <header className="sticky top-14 z-10 flex min-h-[53px] flex-wrap items-center gap-x-3 gap-y-2 border-line border-b bg-canvas px-4 py-2 md:px-6">
      <h1 className="min-w-0 font-bold text-md tracking-[-0.01em]">{configurationTitles[kind]}</h1>
      <span className={cn("text-ink-3 text-xs whitespace-nowrap", isDirty && "max-sm:hidden")}>Version {stored.number}, in use</span>
      {isDirty && (
        <span className="inline-flex items-center gap-1.5 text-ink-2 text-xs whitespace-nowrap">
          <Mark kind="draft" size={13} />
          Not saved yet
        </span>
      )}
      <div className="ml-auto flex items-center gap-2">
        <TourButton flow={flows[kind]} flowId={kind} />
        {onRestore && (
          <Button
            variant="quiet"
            data-tour="configuration-restore"
            disabled={isSaving || (stored.is_default && !isDirty)}
            icon={<ArrowCounterClockwiseIcon size={14} />}
            onClick={onRestore}
          >
            <span className="max-sm:sr-only">Restore defaults</span>
          </Button>
        )}
        {mayEdit && (
          <>
            <Button disabled={!isDirty || isSaving} onClick={() => setAsking(true)}>
              Cancel
            </Button>
            <Button variant="primary" data-tour="configuration-save" type="submit" disabled={!isDirty} loading={isSaving}>
              <span>
                Save<span className="max-sm:hidden"> as version {stored.number + 1}</span>
              </span>
            </Button>
          </>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Discard your changes?"
        description="The form goes back to the version in use."
        confirmLabel="Discard"
        cancelLabel="Keep editing"
        prefersCancel
        onConfirm={form.discard}
      />
    </header>
  );
}
