import type { BlockFailure, BlockSummary } from "@copydesk/contracts";
import { Button, FailureNote, Menu, MenuContent, MenuItem, MenuTrigger } from "@copydesk/ui";
import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { Suspense } from "react";
import { lazyPart } from "../../../lib/lazy-part.tsx";
import { blocksOf, isHeld, nextNumber } from "../block-facts.ts";
import { useBlocks, useHub } from "../hub-context.ts";
import { ModelTrouble, useOwnStep } from "./model-trouble.tsx";
import { useBegin, useRegenerate } from "./use-regenerate.ts";

const PartialText = lazyPart(() => import("./partial-text.tsx"));

/** Why a version was not written, what is kept, and the ways on. What somebody stopped is no failure and looks quiet. */
export function BlockFailureNote({ block, failure }: { block: BlockSummary; failure: BlockFailure }) {
  const { campaign, options } = useHub();
  const { retry, isPending } = useRetry(block);
  const ownStep = useOwnStep(failure.code);
  const stopped = failure.code === "stopped";
  const kept = block.selected_number === null ? "" : ` Version ${block.selected_number} below is unchanged and stays selected.`;
  return (
    <FailureNote
      bar
      quiet={stopped}
      className="mb-6 last:mb-0"
      title={`Version ${nextNumber(block)} ${stopped ? "was stopped" : block.kind === "schedule" ? "couldn't be planned" : "couldn't be written"}`}
      onRetry={campaign.can.generate ? () => retry() : undefined}
      retrying={isPending}
      requestId={failure.request_id}
      actions={
        <>
          {campaign.can.generate && options.models.length > 1 && <OtherModel onChoose={retry} />}
          <ModelTrouble blockId={block.id} code={failure.code} />
        </>
      }
    >
      <p>
        {failure.message} {ownStep ?? failure.next_step}
        {kept}
      </p>
      {failure.partial_text && (
        <Suspense>
          <PartialText block={block} text={failure.partial_text} />
        </Suspense>
      )}
    </FailureNote>
  );
}

function OtherModel({ onChoose }: { onChoose: (modelId: string) => void }) {
  const { options } = useHub();
  return (
    <Menu>
      <MenuTrigger>
        <Button trailing={<CaretDownIcon size={11} weight="bold" className="text-glyph" />}>
          <span className="max-sm:hidden">Retry with another model</span>
          <span className="sm:hidden">Another model</span>
        </Button>
      </MenuTrigger>
      <MenuContent align="start">
        {options.models.map((model) => (
          <MenuItem key={model.id} onSelect={() => onChoose(model.id)}>
            {model.name}
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  );
}

/** Tries once more to write a piece; an outline brings along what could not be written without it. */
function useRetry(block: BlockSummary): { retry: (modelId?: string) => void; isPending: boolean } {
  const { regenerate, isPending } = useRegenerate(block);
  const { begin, isPending: isBeginning } = useBegin();
  const waits = blocksOf(useBlocks(), block.language_id).some(isHeld);
  if (block.kind !== "outline" || !waits) return { retry: regenerate, isPending };
  const retry = (modelId?: string) =>
    void begin({ scope: "language", language_id: block.language_id, ...(modelId === undefined ? {} : { model_id: modelId }) }).catch(
      () => undefined,
    );
  return { retry, isPending: isBeginning };
}
