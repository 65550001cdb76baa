import { MinusCircleIcon } from "@phosphor-icons/react/dist/csr/MinusCircle";

/** Over an earlier version: nobody tried to write a new one, because the outline it follows could not be written. */
export function HeldNote() {
  return (
    <p className="mb-3.5 flex items-center gap-2 text-ink-3 text-sm">
      <MinusCircleIcon size={15} aria-hidden className="shrink-0 text-glyph" />
      Not written again, because the outline failed.
    </p>
  );
}
