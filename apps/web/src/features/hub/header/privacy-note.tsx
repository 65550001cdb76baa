import type { Privacy } from "@copydesk/contracts";
import { GlobeIcon } from "@phosphor-icons/react/dist/csr/Globe";
import { LockSimpleIcon } from "@phosphor-icons/react/dist/csr/LockSimple";
import { UsersIcon } from "@phosphor-icons/react/dist/csr/Users";
import { privacyWords } from "../../campaigns/index.ts";

const icons = { private: LockSimpleIcon, shared: UsersIcon, public: GlobeIcon };

export function PrivacyNote({ privacy }: { privacy: Privacy }) {
  const Glyph = icons[privacy];
  return (
    <>
      <Glyph size={14} aria-hidden className="mr-[5px] -mt-0.5 inline-block" />
      {privacyWords[privacy]}
    </>
  );
}
