import { contrast, formatField, type NamesById, type Piece } from "../words/change-words.ts";

interface ChangeListProps {
  changes: Record<string, { before?: unknown; after?: unknown }>;
  names: NamesById;
}

/** Each field that changed, before and after. */
export function ChangeList({ changes, names }: ChangeListProps) {
  const fields = Object.entries(changes);
  if (fields.length === 0) return null;
  return (
    <div className="mt-[22px]">
      <div className="grid grid-cols-2 gap-5 border-line border-b pb-2 text-ink-3 text-xs">
        <span>Before</span>
        <span>After</span>
      </div>
      {fields.map(([field, change]) => {
        const [before, after] = contrast(field, change, names);
        return (
          <section key={field} className="border-line border-b pt-[11px] pb-[13px]">
            <h3 className="mb-[3px] flex flex-wrap justify-between gap-x-3 font-control text-sm">
              {formatField(field)}
              <span className="font-mono font-normal text-2xs text-ink-3 leading-5">{field}</span>
            </h3>
            <div className="grid grid-cols-2 gap-5 text-sm whitespace-pre-wrap wrap-anywhere">
              <p dir="auto" className="text-ink-2">
                <Pieces of={before} as="del" />
              </p>
              <p dir="auto">
                <Pieces of={after} as="ins" />
              </p>
            </div>
          </section>
        );
      })}
      <p className="pt-3 text-ink-3 text-xs">Other fields stayed as they were. Passwords and keys are masked for everyone.</p>
    </div>
  );
}

const looks = {
  del: "-mx-px rounded-[3px] bg-removed-tint box-decoration-clone px-[3px] py-px text-removed-ink",
  ins: "-mx-px rounded-[3px] bg-added-tint box-decoration-clone px-[3px] py-px text-added-ink no-underline",
};

function Pieces({ of: pieces, as: Element }: { of: readonly Piece[]; as: "del" | "ins" }) {
  return pieces.map(({ text, differs }, at) =>
    differs ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, which never move
      <Element key={at} className={looks[Element]}>
        {text}
      </Element>
    ) : (
      text
    ),
  );
}
