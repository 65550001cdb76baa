import { EmptyState } from "@copydesk/ui";
import { useState } from "react";
import { Link } from "react-router";
import { PageFailure } from "../../../../lib/page-failure.tsx";
import { dayOf } from "../../../../lib/time-words.ts";
import { useFormOptions } from "../../api/use-form-options.ts";
import { type TemplateDetail, useTemplate } from "../../api/use-templates.ts";
import { FormSkeleton } from "../form-skeleton.tsx";
import { formSource } from "../form-source.ts";
import { TemplateForm } from "./template-form.tsx";

/** Changes a template in place. */
export function TemplateEdit({ id }: { id: string }) {
  const options = useFormOptions();
  const template = useTemplate(id);
  const failed = [options, template].find((query) => query.isError && !query.data);
  if (failed) {
    return <PageFailure query={failed} title="The template could not be loaded" actions={allTemplates} className="mx-4 mt-8 md:mx-6" />;
  }
  if (!options.data || !template.data || !template.isFetchedAfterMount) return <FormSkeleton />;
  if (!template.data.can_edit) return <NotYours template={template.data} />;
  return <Loaded options={options.data} template={template.data} />;
}

type Options = NonNullable<ReturnType<typeof useFormOptions>["data"]>;

/** What was loaded first counts: a later refetch must not touch what was typed. */
function Loaded({ options, template }: { options: Options; template: TemplateDetail }) {
  const [source] = useState(() => {
    const { is_public, team_ids, can_share } = template;
    const begun = formSource({
      options,
      today: dayOf(Date.now()),
      timeZone: template.values.timezone,
      campaign: null,
      template,
      draft: null,
    });
    return { ...begun, brief: { ...begun.brief, is_public, team_ids }, mayShare: can_share };
  });
  return <TemplateForm source={source} template={source.template ?? template} />;
}

const allTemplates = (
  <Link to="/campaigns/template" className="font-medium text-accent-ink hover:underline">
    All templates
  </Link>
);

function NotYours({ template }: { template: TemplateDetail }) {
  const owner = template.owner ? `${template.owner.first_name} ${template.owner.last_name}`.trim() : null;
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-8 md:px-6">
      <title>{`${template.name} · Copydesk`}</title>
      <h1 className="mb-[18px] font-title text-lg tracking-title">
        <bdi>{template.name}</bdi>
      </h1>
      <EmptyState
        action={
          <Link to={`/campaigns/add/${template.id}/template`} className="font-medium text-accent-ink text-base hover:underline">
            Start a campaign from it
          </Link>
        }
      >
        {owner
          ? `${owner} made this template and is the one who can change it.`
          : "This template came with Copydesk. Only administrators can change it."}{" "}
        You can start a campaign from it and save that as your own template.
      </EmptyState>
    </div>
  );
}
