import type { ImportResult } from "@copydesk/contracts";
import { useState } from "react";
import { formatFailure } from "../../../lib/failure.ts";
import { trpc } from "../../../lib/trpc.ts";
import { useRefreshPeople } from "../use-user-actions.tsx";
import { problemOf, toBase64 } from "./read-file.ts";

interface Chosen {
  name: string;
  content: string;
}

/** An import from the choice of a file to its result. */
export function useImport(roleIds: readonly string[]) {
  const calling = trpc.users.import.useMutation();
  const refresh = useRefreshPeople();
  const [file, setFile] = useState<Chosen | null>(null);
  const [preview, setPreview] = useState<ImportResult | null>(null);
  const [result, setResult] = useState<ImportResult | null>(null);
  const [running, setRunning] = useState<"checking" | "importing" | null>(null);
  const [error, setError] = useState("");

  async function call(chosen: Chosen, { dry_run, roles = roleIds }: { dry_run: boolean; roles?: readonly string[] }) {
    setError("");
    setRunning(dry_run ? "checking" : "importing");
    try {
      return await calling.mutateAsync({ content_base64: chosen.content, role_ids: [...roles], dry_run });
    } catch (caught) {
      setError(formatFailure(caught));
      return null;
    } finally {
      setRunning(null);
    }
  }

  async function choose(chosen: File) {
    const problem = problemOf(chosen);
    if (problem) return setError(problem);
    const next = { name: chosen.name, content: await toBase64(chosen) };
    const checked = await call(next, { dry_run: true });
    if (!checked) return;
    setFile(next);
    setPreview(checked);
  }

  return {
    step: result ? ("done" as const) : preview ? ("preview" as const) : ("choose" as const),
    file,
    preview,
    result,
    running,
    error,
    choose,
    /** Looks again, with other roles for rows that name none. */
    async checkAgain(roles: readonly string[]) {
      const checked = file && (await call(file, { dry_run: true, roles }));
      if (checked) setPreview(checked);
    },
    async write() {
      const written = file && (await call(file, { dry_run: false }));
      if (written) setResult(written);
      await refresh();
    },
    again() {
      setFile(null);
      setPreview(null);
      setError("");
    },
  };
}
export type Import = ReturnType<typeof useImport>;
