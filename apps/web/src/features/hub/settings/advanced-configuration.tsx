import type { BlockSummary } from "@copydesk/contracts";
import { Button, ConfirmDialog, Drawer, FailureNote, Loading, Skeleton } from "@copydesk/ui";
import { type ReactNode, useMemo, useState } from "react";
import { failureOf } from "../../../lib/failure.ts";
import { countedNow } from "../../../lib/query-options.ts";
import { TourButton } from "../../../lib/tour-button.tsx";
import { trpc } from "../../../lib/trpc.ts";
import { BlockIcon, useBlockName, useHub, useRegenerate } from "../../hub-kit/index.ts";
import { SettingsColumns } from "./settings-columns.tsx";
import { type SettingsForm, useSettingsForm } from "./use-block-settings.ts";

interface AdvancedConfigurationProps {
  block: BlockSummary;
  onClose: () => void;
}

/** What one piece, outline or schedule has its own way: over the hub, from the right. */
export default function AdvancedConfiguration({ block, onClose }: AdvancedConfigurationProps) {
  const { data, error, refetch, isFetching } = trpc.block_settings.get.useQuery({ block_id: block.id }, countedNow);
  const form = useSettingsForm(block.id, data);
  const [asking, setAsking] = useState(false);
  const close = () => (form?.isChanged ? setAsking(true) : onClose());
  return (
    <>
      <Frame
        block={block}
        onClose={close}
        actions={form && <Tour form={form} />}
        footer={form && <Ways block={block} form={form} onCancel={close} onClose={onClose} />}
      >
        {form ? (
          <>
            <Trouble form={form} />
            <SettingsColumns form={form} />
          </>
        ) : error ? (
          <FailureNote title="The configuration could not be loaded" onRetry={() => void refetch()} retrying={isFetching} className="m-5">
            {failureOf(error).message}
          </FailureNote>
        ) : (
          <Loading label="Loading the configuration" className="grid gap-5 p-5">
            {["w-48", "w-full", "w-full", "w-64", "w-full"].map((width, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: these never move.
              <Skeleton key={at} className={width} />
            ))}
          </Loading>
        )}
      </Frame>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Close without saving?"
        description="Your changes to this configuration aren't saved."
        confirmLabel="Close"
        cancelLabel="Stay"
        prefersCancel
        onConfirm={onClose}
      />
    </>
  );
}

function Tour({ form: { settings } }: { form: SettingsForm }) {
  const meta = useMemo(
    () => ({
      hasAttributes: settings.attributes.length > 0,
      isChannel: settings.owner === "channel",
      canChangeOutlineRef: settings.outline_languages.length > 0,
    }),
    [settings],
  );
  return <TourButton flow="campaign-content-advance-configuration" flowId={settings.block_id} meta={meta} />;
}

interface WaysProps extends AdvancedConfigurationProps {
  form: SettingsForm;
  onCancel: () => void;
}

/** What it holds for, and the ways out. */
function Ways({ block, form, onCancel, onClose }: WaysProps) {
  const { regenerate } = useRegenerate(block);
  const { campaign } = useHub();

  async function finish(thenWrite: boolean) {
    if (form.isChanged && !(await form.save())) return;
    onClose();
    if (thenWrite) regenerate();
  }
  return (
    <>
      <p className="mr-auto text-ink-3 text-sm max-sm:hidden">{scopeWords[block.kind]}</p>
      <Button onClick={onCancel}>Cancel</Button>
      <Button
        variant={campaign.can.generate ? "default" : "primary"}
        onClick={() => void finish(false)}
        loading={form.isSaving}
        data-tour="configuration-save"
      >
        Save
      </Button>
      {campaign.can.generate && (
        <Button variant="primary" onClick={() => void finish(true)} loading={form.isSaving}>
          Save and regenerate
        </Button>
      )}
    </>
  );
}

const scopeWords: Record<BlockSummary["kind"], string> = {
  content: "Applies to this piece only",
  outline: "Applies to this outline only",
  schedule: "Applies to this schedule only",
};

interface FrameProps extends AdvancedConfigurationProps {
  actions?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}

function Frame({ block, onClose, actions, footer, children }: FrameProps) {
  const { language } = useHub();
  const name = useBlockName(block);
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && onClose()}
      title="Advanced configuration"
      description={
        <span className="inline-flex items-center gap-1.5">
          <BlockIcon block={block} size={15} />
          <span>
            {name}, <bdi>{language.native_name}</bdi>
          </span>
        </span>
      }
      actions={actions}
      footer={footer}
      className="w-[1080px] max-w-full sm:max-w-[calc(100vw-2rem)]"
    >
      <div className="-mx-5 -mb-5 min-h-full border-line border-t">{children}</div>
    </Drawer>
  );
}

/** What went wrong with the last save and belongs to no field. */
function Trouble({ form }: { form: SettingsForm }) {
  if (form.wrong > 0) {
    return (
      <p role="alert" className="border-line border-b bg-warning-tint px-5 py-3 text-sm text-warning-ink">
        Not saved yet. Fix {form.wrong === 1 ? "the marked field" : `the ${form.wrong} marked fields`} first.
      </p>
    );
  }
  if (!form.failure) return null;
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 border-line border-b bg-warning-tint px-5 py-3 text-sm text-warning-ink">
      <p className="min-w-0 flex-1">{form.failure.message}</p>
      {form.isStale && (
        <>
          <Button size="sm" onClick={() => void form.takeTheirs()}>
            Load theirs
          </Button>
          <Button size="sm" onClick={() => void form.save({ over: true })}>
            Replace it with mine
          </Button>
        </>
      )}
    </div>
  );
}
