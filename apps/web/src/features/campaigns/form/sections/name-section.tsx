import type { CampaignBrief } from "@copydesk/contracts";
import { campaignLimits, countGraphemes } from "@copydesk/contracts";
import { cn, Field, Textarea, useFieldControl } from "@copydesk/ui";
import type { ComponentProps } from "react";
import { useFormContext } from "react-hook-form";
import { useNameTaken } from "../../api/use-name-taken.ts";
import { useFormStage } from "../form-context.ts";
import { FormSection } from "../form-section.tsx";
import { useBriefField } from "../use-brief-field.ts";

const nameTakenWords = "A campaign with this name already exists";

export function NameSection() {
  const { mode } = useFormStage();
  const { setError, clearErrors } = useFormContext<CampaignBrief>();
  const name = useBriefField("name");
  const description = useBriefField("description");
  const isTaken = useNameTaken();
  const isTemplate = mode.kind === "template-edit";

  async function checkName() {
    const typed = name.value.trim();
    if (typed === "" || isTemplate) return;
    if (await isTaken(typed, mode.kind === "edit" ? mode.id : undefined)) setError("name", { type: "taken", message: nameTakenWords });
  }

  return (
    <FormSection
      id="name"
      title={isTemplate ? "Name of a campaign" : "Name and description"}
      help={isTemplate ? "What campaigns made from it start with." : "What your team calls it. The name must be unique."}
    >
      <Field label="Name" hideLabel error={name.errors}>
        <TitleInput
          value={name.value}
          onChange={(event) => {
            clearErrors("name");
            name.set(event.target.value);
          }}
          onBlur={() => void checkName()}
          placeholder="Name of the campaign"
          autoComplete="off"
        />
      </Field>
      <Field label="Description" optional error={description.errors} aside={nearLimit(description.value, campaignLimits.description)}>
        <Textarea
          dir="auto"
          rows={2}
          value={description.value}
          onChange={(event) => description.set(event.target.value)}
          onBlur={description.check}
        />
      </Field>
    </FormSection>
  );
}

/** The name as the title that it will be, on a line instead of in a box. */
function TitleInput({ className, ...rest }: ComponentProps<"input">) {
  const control = useFieldControl();
  return (
    <input
      type="text"
      dir="auto"
      {...rest}
      {...control}
      className={cn(
        "w-full border-line-strong border-b bg-transparent pb-2 font-title text-lg tracking-display outline-none transition-[border-color,box-shadow] placeholder:font-book placeholder:text-ink-3 focus-visible:border-accent focus-visible:shadow-[0_1px_0_var(--accent)] aria-invalid:border-destructive-solid aria-invalid:focus-visible:shadow-[0_1px_0_var(--color-destructive-solid)] md:text-xl",
        className,
      )}
    />
  );
}

/** "462 of 500" once there is little room left. */
function nearLimit(text: string, limit: number) {
  const length = countGraphemes(text.trim());
  if (length < limit * 0.8) return undefined;
  return (
    <span className={cn(length > limit && "font-medium text-destructive-ink")}>
      {length} of {limit}
    </span>
  );
}
