import { Button } from "@copydesk/ui";
import { notify, notifyFailure, notifySuccess } from "./stores/toast.ts";

/** Says in a notice how an action ended. @returns whether it succeeded */
export async function notifyOutcome(action: Promise<unknown>, done: string): Promise<boolean> {
  try {
    await action;
    notifySuccess(done);
    return true;
  } catch (error) {
    notifyFailure(error);
    return false;
  }
}

/** For a notice: takes back what it tells of. */
export const UndoButton = ({ onUndo }: { onUndo: () => unknown }) => (
  <Button size="sm" onClick={() => void onUndo()}>
    Undo
  </Button>
);

/** Says in a notice what was done, which can be taken back there. */
export const notifyWithUndo = (done: string, undo: () => unknown): string =>
  notify({ variant: "success", title: "Operation Success", description: done, action: <UndoButton onUndo={undo} /> });
