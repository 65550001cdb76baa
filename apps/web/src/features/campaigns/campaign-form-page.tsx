import { useState } from "react";
import { Link, useLocation } from "react-router";
import { PageFailure } from "../../lib/page-failure.tsx";
import { forbidden } from "../../lib/rights.ts";
import { CampaignForm } from "./form/campaign-form.tsx";
import { draftKeyOf, type FormMode, readFormMode } from "./form/form-mode.ts";
import { FormSkeleton } from "./form/form-skeleton.tsx";
import { TemplateEdit } from "./form/template/template-edit.tsx";
import { useFormSource } from "./form/use-form-source.ts";

/** Creates and edits campaigns; which of them, and from what, its address says. */
export default function CampaignFormPage() {
  const mode = readFormMode(useLocation().pathname);
  const [begun, setBegun] = useState(0);
  if (mode.kind === "template-edit") return <TemplateEdit key={mode.id} id={mode.id} />;
  // Another thing to edit, or the same begun anew, is another form.
  return <LoadedForm key={`${draftKeyOf(mode)} ${begun}`} mode={mode} onStartOver={() => setBegun(begun + 1)} startedOver={begun > 0} />;
}

interface LoadedFormProps {
  mode: FormMode;
  onStartOver: () => void;
  startedOver: boolean;
}

function LoadedForm({ mode, onStartOver, startedOver }: LoadedFormProps) {
  const [kept] = useState(mode);
  const loaded = useFormSource(kept, { withDraft: !startedOver });
  if (loaded.state === "loading") return <FormSkeleton />;
  if (loaded.state === "forbidden") throw forbidden();
  if (loaded.state === "ready") return <CampaignForm mode={kept} begin={loaded.source} onStartOver={onStartOver} />;
  return (
    <PageFailure
      query={{ error: loaded.error, refetch: loaded.retry, isFetching: loaded.retrying }}
      title="The form could not be loaded"
      actions={
        <Link to="/campaigns" className="font-medium text-accent-ink hover:underline">
          All campaigns
        </Link>
      }
      className="px-4 pt-8 md:px-6"
    />
  );
}
