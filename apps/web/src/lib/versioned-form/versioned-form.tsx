import { Notice } from "@copydesk/ui";
import { type ComponentProps, type KeyboardEvent, type ReactNode, type RefObject, type SyntheticEvent, useEffect, useRef } from "react";
import { UnsavedGuard } from "../unsaved/unsaved-guard.tsx";
import type { FormErrors } from "./form-problems.ts";

interface VersionedFormProps extends Pick<ComponentProps<"form">, "className" | "autoComplete"> {
  state: {
    formRef: RefObject<HTMLFormElement | null>;
    save: (event?: SyntheticEvent) => unknown;
    readOnly: boolean;
    hasUnsaved: boolean;
  };
  /** What would be lost by leaving, as a sentence. */
  unsaved: string;
  children: ReactNode;
}

/** The frame of a form that is saved as a whole: by its button, Ctrl or ⌘ with S or Enter; leaving it unsaved is asked about. */
export function VersionedForm({ state, unsaved, children, ...props }: VersionedFormProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (state.readOnly || !(event.metaKey || event.ctrlKey) || !["Enter", "s"].includes(event.key)) return;
    event.preventDefault();
    void state.save();
  };
  return (
    <form ref={state.formRef} noValidate onSubmit={state.save} onKeyDown={onKeyDown} {...props}>
      {children}
      <UnsavedGuard when={state.hasUnsaved} description={unsaved} />
    </form>
  );
}

interface FormFailureProps {
  state: { failure: string | null; errors: FormErrors };
  /** Also says how many fields want a look, where they may be out of view. */
  counts?: boolean;
  className?: string;
}

/** Why it was not saved, where that belongs to no field; it comes into view by itself. */
export function FormFailure({ state: { failure, errors }, counts = false, className }: FormFailureProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) ref.current?.scrollIntoView({ block: "nearest" });
  }, [failure]);
  const wrong = counts ? Object.keys(errors).length : 0;
  const sentence = failure ?? (wrong > 0 ? formatWrong(wrong) : null);
  return (
    <div ref={ref} role="alert" className={className ?? "pt-4 empty:hidden"}>
      {sentence && <Notice tone="destructive">{sentence}</Notice>}
    </div>
  );
}

const formatWrong = (count: number) =>
  count === 1 ? "One field needs attention before you can save." : `${count} fields need attention before you can save.`;
