import type { Privacy } from "@copydesk/contracts";
import { GlobeIcon } from "@phosphor-icons/react/dist/csr/Globe";
import { LockSimpleIcon } from "@phosphor-icons/react/dist/csr/LockSimple";
import { UsersIcon } from "@phosphor-icons/react/dist/csr/Users";
import type { ReactElement } from "react";

const notes: Record<Privacy, { label: string; icon: ReactElement }> = {
  private: { label: "Private", icon: <LockSimpleIcon size={15} aria-hidden /> },
  shared: { label: "Shared", icon: <UsersIcon size={15} aria-hidden /> },
  public: { label: "Public", icon: <GlobeIcon size={15} aria-hidden /> },
};

export function PrivacyNote({ privacy }: { privacy: Privacy }) {
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      {notes[privacy].icon}
      {notes[privacy].label}
    </span>
  );
}
