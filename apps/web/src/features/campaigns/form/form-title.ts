import type { FormMode } from "./form-mode.ts";
import type { FormSource } from "./form-source.ts";

/** Title of the form and where its arrow leads. */
export function formTitle(mode: FormMode, { campaign, template }: Pick<FormSource, "campaign" | "template">) {
  switch (mode.kind) {
    case "create":
      return { title: "New campaign", back: { to: "/campaigns", label: "All campaigns" } };
    case "template-create":
      return { title: `New campaign from “${template?.name ?? ""}”`, back: { to: "/campaigns/template", label: "All templates" } };
    case "edit":
      return { title: `Edit “${campaign?.brief.name ?? ""}”`, back: { to: `/campaigns/${mode.id}`, label: "Back to the campaign" } };
  }
}
