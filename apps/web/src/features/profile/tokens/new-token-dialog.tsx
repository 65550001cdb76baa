import { type FieldErrors, type NewPersonalToken, newPersonalTokenInput, personalTokenLimits, type TokenAccess } from "@copydesk/contracts";
import { Button, Dialog, Field, Input, Notice, RadioCard, RadioCards, Select } from "@copydesk/ui";
import { type SyntheticEvent, useId, useState } from "react";
import { z } from "zod";
import { failureOf } from "../../../lib/failure.ts";
import { CopyField } from "../../../lib/people/copy-button.tsx";
import { trpc } from "../../../lib/trpc.ts";

const ends = [
  { value: "30", label: "In 30 days" },
  { value: "90", label: "In 90 days" },
  { value: "365", label: "In a year" },
  { value: "never", label: "Never" },
];

/** Asks what a token is for and may do, makes it, and shows it the only time that anybody sees it. */
export function NewTokenDialog({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<NewPersonalToken | null>(null);
  const formId = useId();
  const utils = trpc.useUtils();
  const make = trpc.profile.make_token.useMutation({ onSuccess: () => utils.profile.tokens.invalidate() });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      dismissible={!make.isPending}
      title={made ? "Copy your token now" : "New token"}
      description={made ? "It is shown only once. Keep it as safe as a password." : undefined}
      footer={
        made ? (
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        ) : (
          <>
            <Button disabled={make.isPending} onClick={onClose}>
              Cancel
            </Button>
            <Button variant="primary" type="submit" form={formId} loading={make.isPending}>
              Create token
            </Button>
          </>
        )
      }
    >
      {made ? <MadeToken token={made.token} /> : <TokenForm id={formId} make={make.mutateAsync} onMade={setMade} />}
    </Dialog>
  );
}

interface TokenFormProps {
  id: string;
  make: (wanted: { name: string; access: TokenAccess; days: number | null }) => Promise<NewPersonalToken>;
  onMade: (token: NewPersonalToken) => void;
}

function TokenForm({ id, make, onMade }: TokenFormProps) {
  const [name, setName] = useState("");
  const [access, setAccess] = useState<TokenAccess>("read");
  const [end, setEnd] = useState("90");
  const [fields, setFields] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string | null>(null);

  function rename(to: string): void {
    setName(to);
    setFields({});
  }

  async function submit(event: SyntheticEvent<HTMLFormElement>) {
    event.preventDefault();
    const wanted = { name, access, days: end === "never" ? null : Number(end) };
    const checked = newPersonalTokenInput.safeParse(wanted);
    setFields(checked.error ? z.flattenError(checked.error).fieldErrors : {});
    setFailure(null);
    if (!checked.success) return;
    try {
      onMade(await make(wanted));
    } catch (error) {
      const refused = failureOf(error);
      setFields(refused.fields);
      if (Object.keys(refused.fields).length === 0) setFailure(refused.message);
    }
  }
  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-5">
      <Field label="Name" help="Say what it is for, so you recognise it later." error={fields.name}>
        <Input value={name} maxLength={personalTokenLimits.name} onChange={(event) => rename(event.target.value)} autoComplete="off" />
      </Field>
      <Field group label="What it may do">
        <RadioCards value={access} onValueChange={setAccess}>
          <RadioCard value="read" title="Read only" description="Sees what you see. Changes nothing." />
          <RadioCard value="write" title="Read and write" description="Does everything you may do, except change your account." />
        </RadioCards>
      </Field>
      <Field label="Expires" error={fields.days}>
        <Select value={end} onValueChange={setEnd} options={ends} />
      </Field>
      <div role="alert" className="empty:hidden">
        {failure && <Notice tone="destructive">{failure}</Notice>}
      </div>
    </form>
  );
}

function MadeToken({ token }: { token: string }) {
  return (
    <div className="grid gap-3">
      <CopyField value={token} label="Token" />
      <p className="text-ink-3 text-xs">
        Send it with every call in the header <code className="font-mono">Authorization: Token …</code>
      </p>
    </div>
  );
}
