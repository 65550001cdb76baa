import type { ExampleOptions, UploadView } from "@copydesk/contracts";
import { Button, Select } from "@copydesk/ui";
import { useState } from "react";
import type { UploadRow } from "./upload-rows.ts";
import type { UploadPanelState } from "./use-upload-panel.ts";

interface FileReviewProps {
  row: UploadRow;
  view: UploadView;
  panel: UploadPanelState;
  options: ExampleOptions | undefined;
}

/** What a file asks, with the answers beside it. */
export function FileReview({ row, view, panel, options }: FileReviewProps) {
  const isBusy = panel.busy === row.key;
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-1.5">
      {view.review === "too_long" && (
        <Button size="sm" loading={isBusy} onClick={() => void panel.answer(row, { split: true })}>
          Split into {view.split_into}
        </Button>
      )}
      {view.review === "language" && <LanguageAnswer row={row} panel={panel} options={options} isBusy={isBusy} />}
      <Button size="sm" disabled={isBusy} onClick={() => panel.read(row)}>
        {view.review === "no_text" ? "Type its text" : "Read it first"}
      </Button>
    </div>
  );
}

interface LanguageAnswerProps extends Omit<FileReviewProps, "view"> {
  isBusy: boolean;
}

function LanguageAnswer({ row, panel, options, isBusy }: LanguageAnswerProps) {
  const [language, setLanguage] = useState<string | null>(null);
  const languages = (options?.languages ?? []).filter((one) => one.is_active);
  return (
    <>
      <Select
        size="sm"
        aria-label={`Language of ${row.name}`}
        placeholder="Language"
        value={language}
        onValueChange={setLanguage}
        options={languages.map(({ id, name }) => ({ value: id, label: name }))}
        className="w-36"
      />
      <Button
        size="sm"
        disabled={language === null}
        loading={isBusy}
        onClick={() => language !== null && void panel.answer(row, { language_id: language })}
      >
        Use
      </Button>
    </>
  );
}
