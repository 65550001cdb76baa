import type { AsanaItem, AsanaSending } from "@copydesk/contracts";
import { Button, Combobox, FailureNote, Field, Select, SkeletonText } from "@copydesk/ui";
import { useState } from "react";
import { failureOf } from "../../../lib/failure.ts";
import { usePlannedSchedule } from "../schedule-context.ts";
import { SendingProgress } from "./sending-progress.tsx";
import { useProjects, useSend, useSendings, useWorkspaces } from "./use-asana.ts";

/** Workspace and project, the sending itself, and how far it is. */
export function AsanaForm({ blockId }: { blockId: string }) {
  const { schedule } = usePlannedSchedule();
  const sendings = useSendings(blockId);
  const send = useSend(blockId);
  const [chosen, setChosen] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const gid = chosen ?? sendings.data?.[0]?.project.gid ?? null;
  const sending = sendings.data?.find((one) => one.project.gid === gid);
  const count = schedule.posts.filter((post) => post.status !== "skipped").length;

  async function begin(failedOnly = false) {
    if (gid === null) return;
    setSaving(true);
    // What was moved a moment ago goes along.
    const isSaved = await schedule.autosave.saver.flush().finally(() => setSaving(false));
    if (isSaved) send.mutate({ block_id: blockId, project_gid: gid, failed_only: failedOnly });
  }
  if (!sendings.data) return <SkeletonText lines={3} />;
  return (
    <div className="grid gap-5">
      <TargetFields gid={gid} known={sendings.data} onChoose={setChosen} />
      {sending && <SendingProgress sending={sending} onRetry={() => void begin(true)} />}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="primary"
          disabled={gid === null || count === 0 || (sending?.waiting ?? 0) > 0}
          loading={send.isPending || isSaving}
          onClick={() => void begin()}
        >
          {sending ? "Send again" : `Send ${count} ${count === 1 ? "post" : "posts"}`}
        </Button>
        {count < schedule.posts.length && (
          <span className="text-ink-3 text-xs">
            {schedule.posts.length - count === 1 ? "One skipped post is" : `${schedule.posts.length - count} skipped posts are`} left out.
          </span>
        )}
      </div>
    </div>
  );
}

interface TargetFieldsProps {
  gid: string | null;
  known: readonly AsanaSending[];
  onChoose: (gid: string | null) => void;
}

function TargetFields({ gid, known, onChoose }: TargetFieldsProps) {
  const workspaces = useWorkspaces();
  const [picked, setPicked] = useState<string | null>(null);
  const workspace = picked ?? workspaces.data?.[0]?.gid ?? null;
  const projects = useProjects(workspace);
  const failed = workspaces.error ?? projects.error;
  if (failed) {
    return (
      <FailureNote
        title="Asana could not be reached"
        onRetry={() => void (workspaces.error ? workspaces.refetch() : projects.refetch())}
        retrying={workspaces.isFetching || projects.isFetching}
      >
        {failureOf(failed).message}
      </FailureNote>
    );
  }
  if (!workspaces.data) return <SkeletonText lines={2} />;
  return (
    <div className="grid gap-4">
      {workspaces.data.length > 1 && (
        <Field label="Workspace">
          <Select
            value={workspace}
            onValueChange={(next) => {
              setPicked(next);
              onChoose(null);
            }}
            options={workspaces.data.map(toOption)}
          />
        </Field>
      )}
      <Field label="Project" help={projects.data?.length === 0 ? "This workspace has no projects. Create one in Asana first." : undefined}>
        <Combobox
          value={gid}
          onValueChange={onChoose}
          options={choices(projects.data ?? [], known)}
          placeholder={projects.data ? "Choose a project" : "Loading projects"}
          searchPlaceholder="Find a project"
          empty="No matching projects."
        />
      </Field>
    </div>
  );
}

const toOption = ({ gid, name }: AsanaItem) => ({ value: gid, label: name });

/** Projects of the workspace, and those that were sent to before, which may be of another one. */
function choices(projects: readonly AsanaItem[], known: readonly AsanaSending[]) {
  const others = known.map((one) => one.project).filter((one) => projects.every((project) => project.gid !== one.gid));
  return [...projects, ...others].map(toOption);
}
