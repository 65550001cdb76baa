import type { CampaignBrief } from "@copydesk/contracts";
import { Button, cn } from "@copydesk/ui";
import { PenNibIcon } from "@phosphor-icons/react/dist/csr/PenNib";
import { useWatch } from "react-hook-form";
import { useFormStage } from "../form-context.ts";
import { isNew } from "../form-mode.ts";

export interface MainButtonProps {
  busy: boolean;
  onPress: () => void;
}

/** The one filled button of the form. */
export function MainButton({ busy, onPress, className }: MainButtonProps & { className?: string }) {
  const { mode } = useFormStage();
  const generation = useWatch<CampaignBrief, "generation_mode">({ name: "generation_mode" });
  const writes = isNew(mode);
  return (
    <Button
      variant="primary"
      size="lg"
      data-tour="generate"
      loading={busy}
      icon={writes ? <PenNibIcon size={17} weight="fill" /> : undefined}
      onClick={onPress}
      className={cn(className)}
    >
      {!writes ? "Save" : generation === "outline_only" ? "Generate outlines" : "Generate campaign"}
    </Button>
  );
}
