import type { VersionDetail } from "@copydesk/contracts";
import { useAuth } from "../../../lib/stores/auth.ts";

interface NewerNoteProps {
  newer: VersionDetail | null;
  onShow: (newer: VersionDetail) => void;
}

/** Another version was selected while this text stood open, untouched or saved. */
export function NewerNote({ newer, onShow }: NewerNoteProps) {
  const me = useAuth(({ user }) => user?.id);
  if (!newer) return null;
  const byOther = newer.origin === "edited" && newer.author_id !== me;
  return (
    <p role="status" className="mb-2 flex flex-wrap gap-x-2.5 text-info-ink text-sm">
      {byOther ? `${newer.author} saved version ${newer.number} meanwhile.` : `Version ${newer.number} is the selected one now.`}
      <button type="button" className="link" onClick={() => onShow(newer)}>
        Show it
      </button>
    </p>
  );
}
