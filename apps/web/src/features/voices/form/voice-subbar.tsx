import type { VoiceDetail } from "@copydesk/contracts";
import { Button } from "@copydesk/ui";
import { CaretLeftIcon } from "@phosphor-icons/react/dist/csr/CaretLeft";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { TourButton } from "../../../lib/tour-button.tsx";
import { VoiceStatusMark } from "../list/voice-parts.tsx";
import { formatCampaigns } from "../words/guide-words.ts";

interface VoiceSubbarProps {
  voice: VoiceDetail | undefined;
  name: string;
  isDirty: boolean;
  isSaving: boolean;
  children: ReactNode;
}

/** Name, state and Save; stays in view. */
export function VoiceSubbar({ voice, name, isDirty, isSaving, children }: VoiceSubbarProps) {
  const back = voice ? `/settings/voices/${voice.id}` : "/settings/voices";
  return (
    <header className="sticky top-14 z-10 flex h-[53px] items-center gap-3 border-line border-b bg-canvas px-4 md:px-6">
      <Link
        to={back}
        aria-label={voice ? `Back to ${voice.name}` : "Back to voices"}
        className="-ml-1.5 grid size-7 shrink-0 place-items-center rounded-sm text-ink-3 hover:bg-pressed hover:text-ink"
      >
        <CaretLeftIcon size={16} />
      </Link>
      <h1 className="min-w-0 truncate font-bold text-md tracking-[-0.01em]">
        <bdi>{name.trim() || voice?.name || "New voice"}</bdi>
      </h1>
      {voice && (
        <span className="hidden items-center gap-3 text-ink-3 text-xs whitespace-nowrap md:flex">
          <VoiceStatusMark status={voice.status} />
          {[voice.is_default && "Default voice", voice.campaign_count > 0 && formatCampaigns(voice.campaign_count)]
            .filter(Boolean)
            .join(", ")}
        </span>
      )}
      {isDirty && (
        <span className="hidden items-center gap-1.5 text-ink-3 text-xs whitespace-nowrap before:size-1.5 before:rounded-full before:bg-warning-solid sm:flex">
          Not saved yet
        </span>
      )}
      <div className="ml-auto flex shrink-0 items-center gap-2">
        <TourButton flow={voice ? "style-guide-create" : "voice-create"} flowId={voice?.id ?? "new"} />
        {children}
        <Button asChild className="max-sm:hidden">
          <Link to={back}>Cancel</Link>
        </Button>
        <Button type="submit" variant="primary" loading={isSaving} data-tour="save">
          Save
        </Button>
      </div>
    </header>
  );
}
