import type { BlockFailure, BlockSummary } from "@copydesk/contracts";
import { Button, FailureNote, Menu, MenuContent, MenuItem, MenuTrigger } from "@copydesk/ui";
import { CaretDownIcon } from "@phosphor-icons/react/dist/csr/CaretDown";
import { nextNumber } from "../block-facts.ts";
import { useHub } from "../hub-context.ts";
import { useRegenerate } from "./use-regenerate.ts";

/** Why a version was not written, what is kept, and the ways on. */
export function BlockFailureNote({ block, failure }: { block: BlockSummary; failure: BlockFailure }) {
  const { campaign, options } = useHub();
  const { regenerate, isPending } = useRegenerate(block);
  const kept = block.selected_number === null ? "" : ` Version ${block.selected_number} below is unchanged and stays selected.`;
  return (
    <FailureNote
      bar
      className="mb-6 last:mb-0"
      title={`Version ${nextNumber(block)} ${failure.code === "stopped" ? "was stopped" : "was not written"}`}
      onRetry={campaign.can.generate ? () => regenerate() : undefined}
      retrying={isPending}
      requestId={failure.request_id}
      actions={
        campaign.can.generate && options.models.length > 1 ? (
          <Menu>
            <MenuTrigger>
              <Button trailing={<CaretDownIcon size={11} weight="bold" className="text-glyph" />}>
                <span className="max-sm:hidden">Retry with another model</span>
                <span className="sm:hidden">Another model</span>
              </Button>
            </MenuTrigger>
            <MenuContent align="start">
              {options.models.map((model) => (
                <MenuItem key={model.id} onSelect={() => regenerate(model.id)}>
                  {model.name}
                </MenuItem>
              ))}
            </MenuContent>
          </Menu>
        ) : undefined
      }
    >
      <p>
        {failure.message} {failure.next_step}
        {kept}
      </p>
      {failure.partial_text && <KeptText text={failure.partial_text} />}
    </FailureNote>
  );
}

function KeptText({ text }: { text: string }) {
  return (
    <details className="mt-2">
      <summary className="link w-fit cursor-pointer">Show what had arrived</summary>
      <p dir="auto" className="mt-2 max-h-64 overflow-y-auto whitespace-pre-wrap rounded-md bg-sunken p-3 text-base">
        {text.replace(/^\[\[[a-z0-9_]+\]\]\s*$/gm, "").trim()}
      </p>
    </details>
  );
}
