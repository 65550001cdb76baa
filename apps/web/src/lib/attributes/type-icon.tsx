import type { Attribute } from "@copydesk/contracts";
import type { Icon } from "@phosphor-icons/react";
import { CalendarBlankIcon } from "@phosphor-icons/react/dist/csr/CalendarBlank";
import { CheckSquareIcon } from "@phosphor-icons/react/dist/csr/CheckSquare";
import { HashIcon } from "@phosphor-icons/react/dist/csr/Hash";
import { LinkIcon } from "@phosphor-icons/react/dist/csr/Link";
import { ListBulletsIcon } from "@phosphor-icons/react/dist/csr/ListBullets";
import { ListChecksIcon } from "@phosphor-icons/react/dist/csr/ListChecks";
import { TagIcon } from "@phosphor-icons/react/dist/csr/Tag";
import { TextAlignLeftIcon } from "@phosphor-icons/react/dist/csr/TextAlignLeft";
import { TextTIcon } from "@phosphor-icons/react/dist/csr/TextT";

const icons: Record<Attribute["type"], Icon> = {
  text: TextTIcon,
  textarea: TextAlignLeftIcon,
  number: HashIcon,
  select: ListBulletsIcon,
  multiselect: ListChecksIcon,
  boolean: CheckSquareIcon,
  date: CalendarBlankIcon,
  url: LinkIcon,
  tags: TagIcon,
};

export function TypeIcon({ type }: { type: Attribute["type"] }) {
  const Glyph = icons[type];
  return <Glyph size={15} aria-hidden className="shrink-0 text-ink-3" />;
}
