import { Mark, type MarkKind } from "@copydesk/ui";
import type { Place } from "../brief/places.ts";
import { useFormStage } from "../form-context.ts";

interface Remark {
  text: string;
  place: Place;
  /** Nothing is wrong with it, and so it bears no colour. */
  isHint?: boolean;
}

interface RemarksProps {
  title: string;
  kind: MarkKind;
  items: readonly Remark[];
  /** Runs before the jump, such as closing what covers the form. */
  onJump?: (() => void) | undefined;
}

/** Sentences about the brief; each leads to what it is about. */
export function Remarks({ title, kind, items, onJump }: RemarksProps) {
  const { jumpTo } = useFormStage();
  if (items.length === 0) return null;
  return (
    <section aria-label={title} className="mt-6">
      <h2 className="font-semibold text-sm">{title}</h2>
      <ul className="mt-1">
        {items.map(({ text, place, isHint }) => (
          <li key={text} className="flex gap-2 py-[7px] text-sm leading-[19px]">
            <Mark kind={isHint ? "draft" : kind} size={15} className="mt-0.5 self-start" />
            <button
              type="button"
              onClick={() => {
                onJump?.();
                jumpTo(place);
              }}
              className="rounded-xs text-left underline decoration-line-strong underline-offset-[3px] hover:decoration-current"
            >
              {text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
