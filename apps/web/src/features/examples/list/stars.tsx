import { cn } from "@copydesk/ui";
import { StarIcon } from "@phosphor-icons/react/dist/csr/Star";

const five = [1, 2, 3, 4, 5] as const;

/** How good an example is, to be read. */
export function Stars({ rating }: { rating: number | null }) {
  if (rating === null) return <span className="text-ink-3">–</span>;
  return (
    <span role="img" aria-label={`${rating} of 5`} className="inline-flex gap-px">
      {five.map((one) => (
        <StarIcon key={one} size={13} weight="fill" aria-hidden className={one <= rating ? "text-ink-2" : "text-line-strong"} />
      ))}
    </span>
  );
}

interface StarPickerProps {
  value: number | null;
  onChange: (value: number | null) => void;
}

/** The same to be set; the star that is set takes the rating away. */
export function StarPicker({ value, onChange }: StarPickerProps) {
  return (
    <span className="inline-flex h-9 items-center">
      {five.map((one) => (
        <button
          key={one}
          type="button"
          aria-label={one === value ? "Remove the rating" : `${one} of 5`}
          aria-pressed={one === value}
          onClick={() => onChange(one === value ? null : one)}
          className="grid size-6 place-items-center rounded-xs hover:bg-pressed"
        >
          <StarIcon
            size={15}
            weight="fill"
            aria-hidden
            className={cn(value !== null && one <= value ? "text-ink-2" : "text-line-strong")}
          />
        </button>
      ))}
    </span>
  );
}
