import type { ModuleCode } from "@copydesk/contracts";
import type { Icon } from "@phosphor-icons/react";
import { BrainIcon } from "@phosphor-icons/react/dist/csr/Brain";
import { BroadcastIcon } from "@phosphor-icons/react/dist/csr/Broadcast";
import { CalendarBlankIcon } from "@phosphor-icons/react/dist/csr/CalendarBlank";
import { ClockCounterClockwiseIcon } from "@phosphor-icons/react/dist/csr/ClockCounterClockwise";
import { CpuIcon } from "@phosphor-icons/react/dist/csr/Cpu";
import { ListDashesIcon } from "@phosphor-icons/react/dist/csr/ListDashes";
import { MegaphoneSimpleIcon } from "@phosphor-icons/react/dist/csr/MegaphoneSimple";
import { MicrophoneStageIcon } from "@phosphor-icons/react/dist/csr/MicrophoneStage";
import { QuotesIcon } from "@phosphor-icons/react/dist/csr/Quotes";
import { ShieldCheckIcon } from "@phosphor-icons/react/dist/csr/ShieldCheck";
import { TargetIcon } from "@phosphor-icons/react/dist/csr/Target";
import { TranslateIcon } from "@phosphor-icons/react/dist/csr/Translate";
import { UserIcon } from "@phosphor-icons/react/dist/csr/User";
import { UsersThreeIcon } from "@phosphor-icons/react/dist/csr/UsersThree";

const icons: Record<ModuleCode, Icon> = {
  campaigns: MegaphoneSimpleIcon,
  users: UserIcon,
  teams: UsersThreeIcon,
  examples: QuotesIcon,
  channels: BroadcastIcon,
  languages: TranslateIcon,
  roles: ShieldCheckIcon,
  models: CpuIcon,
  voices: MicrophoneStageIcon,
  outline_configuration: ListDashesIcon,
  objectives_configuration: TargetIcon,
  scheduler_configuration: CalendarBlankIcon,
  llm_logs: BrainIcon,
  activity_logs: ClockCounterClockwiseIcon,
};

/** The module's icon; filled where one is. */
export function ModuleIcon({ code, active = false, size = 18 }: { code: ModuleCode; active?: boolean; size?: number }) {
  const Glyph = icons[code];
  return <Glyph size={size} weight={active ? "fill" : "regular"} aria-hidden className="shrink-0" />;
}
