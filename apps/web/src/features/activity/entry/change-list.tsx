import { contrast, type NamesById, sayField, sayValue } from "../words/change-words.ts";

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
      {fields.map(([field, { before, after }]) => {
        const said = contrast(sayValue(field, before, names), sayValue(field, after, names));
        return (
          <section key={field} className="border-line border-b pt-[11px] pb-[13px]">
            <h3 className="mb-[3px] flex flex-wrap justify-between gap-x-3 font-control text-sm">
              {sayField(field)}
              <span className="font-mono font-normal text-2xs text-ink-3 leading-5">{field}</span>
            </h3>
            <div className="grid grid-cols-2 gap-5 text-sm whitespace-pre-wrap wrap-anywhere">
              <p dir="auto" className="text-ink-2">
                {said.start}
                {said.before && (
                  <del className="-mx-px rounded-[3px] bg-removed-tint box-decoration-clone px-[3px] py-px text-removed-ink">
                    {said.before}
                  </del>
                )}
                {said.end}
              </p>
              <p dir="auto">
                {said.start}
                {said.after && (
                  <ins className="-mx-px rounded-[3px] bg-added-tint box-decoration-clone px-[3px] py-px text-added-ink no-underline">
                    {said.after}
                  </ins>
                )}
                {said.end}
              </p>
            </div>
          </section>
        );
      })}
      <p className="pt-3 text-ink-3 text-xs">Other fields stayed as they were. Passwords and keys are masked for everyone.</p>
    </div>
  );
}
