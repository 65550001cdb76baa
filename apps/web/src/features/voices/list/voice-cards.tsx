import type { VoiceListItem } from "@copydesk/contracts";
import { Link } from "react-router";
import type { VoiceActions } from "../use-voice-actions.tsx";
import { VoiceMenu } from "./voice-menu.tsx";
import { VoiceLanguages, VoiceName, VoiceStatusMark } from "./voice-parts.tsx";

/** The same rows where a table has no room: a few lines each, parted by hairlines. */
export function VoiceCards({ items, actions }: { items: readonly VoiceListItem[]; actions: VoiceActions }) {
  return (
    <ul aria-label="Voices" className="border-line border-t">
      {items.map((item) => (
        <li key={item.id} className="relative grid grid-cols-[minmax(0,1fr)] gap-2 border-line border-b py-3.5">
          <div className="flex items-start gap-2">
            <Link to={`/settings/voices/${item.id}`} className="min-w-0 flex-1 after:absolute after:inset-0">
              <VoiceName voice={item} />
            </Link>
            <VoiceMenu voice={item} actions={actions} className="relative z-1 -mt-1 -mr-1.5 size-9" />
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
            <span className="relative z-1">
              <VoiceLanguages voice={item} />
            </span>
            <VoiceStatusMark status={item.status} />
          </div>
        </li>
      ))}
    </ul>
  );
}
