import { EmptyState } from "@copydesk/ui";
import { Link } from "react-router";

/** What stands where a template will be edited in place. */
export function TemplateNote({ id }: { id: string }) {
  return (
    <div className="mx-auto w-full max-w-page px-4 pt-8 md:px-6">
      <title>Edit template · Copydesk</title>
      <h1 className="mb-[18px] font-title text-lg tracking-title">Edit template</h1>
      <EmptyState
        action={
          <Link to={`/campaigns/add/${id}/template`} className="font-medium text-accent-ink text-base hover:underline">
            Begin a campaign from it
          </Link>
        }
      >
        A template cannot be changed in place yet. Begin a campaign from it, change what you like, and choose “Save as template” in that
        campaign’s menu.
      </EmptyState>
    </div>
  );
}
