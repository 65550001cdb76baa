import type { ModelListItem } from "@copydesk/contracts";
import { Button, Dialog, Field, Select, Skeleton } from "@copydesk/ui";
import { useState } from "react";
import { notifyFailure, notifySuccess } from "../../lib/stores/toast.ts";
import { trpc } from "../../lib/trpc.ts";
import { useRefreshModels } from "./use-model-actions.tsx";
import { linesOfUse } from "./words/model-words.ts";

interface RemoveModelDialogProps {
  model: Pick<ModelListItem, "id" | "name">;
  onClose: () => void;
}

/** Asks before a model goes, and which one takes its place where it is used. */
export function RemoveModelDialog({ model, onClose }: RemoveModelDialogProps) {
  // As it is used now, not as it was when the list was read.
  const detail = trpc.models.get.useQuery({ id: model.id }, { staleTime: 0 });
  const options = trpc.options.get.useQuery();
  const removing = trpc.models.remove.useMutation();
  const refresh = useRefreshModels();
  const [other, setOther] = useState<string | null>(null);
  const lines = detail.data ? linesOfUse(detail.data.used_by) : [];
  const isUsed = lines.length > 0;
  const others = (options.data?.models ?? []).filter(({ id }) => id !== model.id);

  async function remove() {
    try {
      await removing.mutateAsync({ id: model.id, ...(other && isUsed && { replace_with: other }) });
      notifySuccess(`${model.name} deleted`);
      onClose();
    } catch (error) {
      notifyFailure(error);
      await detail.refetch();
    }
    await refresh();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Delete “${model.name}”?`}
      description="Its key and address are deleted for good. Texts it wrote stay."
      size="sm"
      dismissible={!removing.isPending}
      footer={
        <>
          <Button onClick={onClose} disabled={removing.isPending}>
            Keep it
          </Button>
          <Button variant="destructive" onClick={remove} loading={removing.isPending} disabled={!detail.data || (isUsed && other === null)}>
            Delete
          </Button>
        </>
      }
    >
      {detail.isPending && <Skeleton className="w-2/3" />}
      {isUsed && (
        <div className="grid gap-4">
          <div className="text-sm">
            <p>It is used for</p>
            <ul className="mt-1 list-disc pl-4 text-ink-2">
              {lines.map((line) => (
                <li key={line}>
                  <bdi>{line}</bdi>
                </li>
              ))}
            </ul>
          </div>
          <Field label="Replace with">
            <Select
              value={other}
              onValueChange={setOther}
              options={others.map(({ id, name }) => ({ value: id, label: name }))}
              placeholder={others.length === 0 ? "There is no other active model" : "Choose a model"}
            />
          </Field>
        </div>
      )}
    </Dialog>
  );
}
