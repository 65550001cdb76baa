import { WarningIcon } from "@phosphor-icons/react/dist/csr/Warning";
import { WarningCircleIcon } from "@phosphor-icons/react/dist/csr/WarningCircle";
import { noteAddresses } from "./note-addresses.ts";
import type { CheckedAddress } from "./use-checked-addresses.ts";

/** What is wrong with which address, and who is here already. */
export function AddressNotes({ addresses }: { addresses: readonly CheckedAddress[] }) {
  const { problems, here } = noteAddresses(addresses);
  return (
    <ul aria-live="polite" aria-label="About these addresses" className="grid gap-0.5 text-xs leading-[18px] empty:hidden">
      {problems.map((note) => (
        <li key={note} className="flex gap-1.5 text-destructive-ink wrap-anywhere">
          <WarningCircleIcon size={14} weight="fill" aria-hidden className="mt-0.5 shrink-0 text-destructive-solid" />
          {note}
        </li>
      ))}
      {here.map((note) => (
        <li key={note} className="flex gap-1.5 text-warning-ink wrap-anywhere">
          <WarningIcon size={14} weight="fill" aria-hidden className="mt-0.5 shrink-0 text-warning-solid" />
          {note}
        </li>
      ))}
    </ul>
  );
}
