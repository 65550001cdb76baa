import { Button } from "@copydesk/ui";

interface ConflictChoicesProps {
  /** Number of the other version. */
  number: number;
  isSaving: boolean;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** The two ways out of a conflict. */
export function ConflictChoices({ number, isSaving, onTakeTheirs, onKeepMine }: ConflictChoicesProps) {
  return (
    <>
      <Button disabled={isSaving} onClick={onTakeTheirs}>
        Use version {number}
      </Button>
      <Button variant="primary" disabled={isSaving} onClick={onKeepMine}>
        Save mine as a new version
      </Button>
    </>
  );
}

/** Why the choice could not be saved; it can be made again. */
export function ConflictFailure({ failure, className }: { failure: string | null; className?: string }) {
  if (failure === null) return null;
  return (
    <p role="alert" className={className}>
      {failure} What you wrote is kept in this browser.
    </p>
  );
}
