import { Kbd, modifierKey } from "@copydesk/ui";
import { MainButton, type MainButtonProps } from "./main-button.tsx";
import { RailContent } from "./rail-content.tsx";
import { usePlan } from "./use-plan.ts";

/** Stays in view beside the form. */
export function Rail(props: MainButtonProps) {
  const plan = usePlan();
  return (
    <aside aria-label="What will be produced" className="border-line border-l bg-rail">
      <div className="sticky top-[108px] flex h-[calc(100dvh-108px)] flex-col">
        <div className="min-h-0 flex-1 overflow-y-auto px-6 pt-6 pb-4">
          <RailContent {...plan} />
        </div>
        <div className="px-6 pt-4 pb-6">
          <MainButton {...props} className="h-11 w-full text-[15px]" />
          <p aria-hidden className="mt-2.5 flex justify-center gap-1">
            <Kbd>{modifierKey()}</Kbd>
            <Kbd>Enter</Kbd>
          </p>
        </div>
      </div>
    </aside>
  );
}
