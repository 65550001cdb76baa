import { peopleLimits } from "@copydesk/contracts";
import { cn, Field, useFieldControl } from "@copydesk/ui";
import { WarningIcon } from "@phosphor-icons/react/dist/csr/Warning";
import { WarningCircleIcon } from "@phosphor-icons/react/dist/csr/WarningCircle";
import { XIcon } from "@phosphor-icons/react/dist/csr/X";
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useRef, useState } from "react";
import { noteAddresses } from "./note-addresses.ts";
import type { CheckedAddress } from "./use-checked-addresses.ts";

interface AddressFieldProps {
  addresses: readonly CheckedAddress[];
  onChange: (emails: string[]) => void;
  error: string | undefined;
}

/** Addresses as chips, typed one after the other or pasted as a list, each with what is known about it. */
export function AddressField({ addresses, onChange, error }: AddressFieldProps) {
  return (
    <Field label="Email addresses" error={error} aside={`${addresses.length} of ${peopleLimits.invitations}`}>
      <AddressBox addresses={addresses} onChange={onChange} />
      <AddressNotes addresses={addresses} />
    </Field>
  );
}

function AddressBox({ addresses, onChange }: Omit<AddressFieldProps, "error">) {
  const [typed, setTyped] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const control = useFieldControl();
  const emails = addresses.map((address) => address.email);
  const add = (text: string) => {
    setTyped("");
    onChange(addAddresses(emails, text));
  };
  const remove = (email: string) => {
    onChange(emails.filter((one) => one !== email));
    input.current?.focus();
  };

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Enter" && !event.metaKey && !event.ctrlKey && typed.trim() !== "") {
      event.preventDefault();
      add(typed);
    }
    const last = emails.at(-1);
    if (event.key === "Backspace" && typed === "" && last) remove(last);
  }
  function onPaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData("text");
    if (!endsAddress(text.trim())) return;
    event.preventDefault();
    add(`${typed}${text}`);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pressing the empty part of the box goes on typing, as in any field
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard is in the field already
    <div
      onClick={(event) => event.target === event.currentTarget && input.current?.focus()}
      className="flex max-h-48 min-h-[76px] cursor-text flex-wrap content-start gap-1.5 overflow-y-auto rounded-md border border-line-strong bg-canvas p-1.5 transition-[border-color,box-shadow] has-[input:focus-visible]:border-accent has-[input:focus-visible]:ring-3 has-[input:focus-visible]:ring-accent/16 has-[[aria-invalid]]:border-destructive-solid"
    >
      {addresses.map((address) => (
        <AddressChip key={address.email} address={address} onRemove={() => remove(address.email)} />
      ))}
      <AddressInput
        inputRef={input}
        control={control}
        typed={typed}
        onType={(text) => (endsAddress(text) ? add(text) : setTyped(text))}
        onLeave={() => typed.trim() !== "" && add(typed)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        isFirst={addresses.length === 0}
      />
    </div>
  );
}

interface AddressInputProps {
  inputRef: RefObject<HTMLInputElement | null>;
  control: ReturnType<typeof useFieldControl>;
  typed: string;
  onType: (text: string) => void;
  onLeave: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onPaste: (event: ClipboardEvent) => void;
  isFirst: boolean;
}

function AddressInput({ inputRef, control, typed, onType, onLeave, isFirst, ...events }: AddressInputProps) {
  return (
    <input
      {...control}
      {...events}
      ref={inputRef}
      type="text"
      inputMode="email"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      placeholder={isFirst ? "Type or paste addresses" : ""}
      value={typed}
      onChange={(event) => onType(event.target.value)}
      onBlur={onLeave}
      className="h-7 min-w-40 flex-1 bg-transparent px-1.5 text-base outline-none placeholder:text-ink-3"
    />
  );
}

const looks: Record<CheckedAddress["state"], string> = {
  new: "border-line bg-canvas text-ink",
  checking: "border-line bg-canvas text-ink-2",
  here: "border-warning-line bg-warning-tint text-warning-ink",
  invalid: "border-destructive-line bg-destructive-tint text-destructive-ink",
};
const stateWords: Record<CheckedAddress["state"], string> = {
  new: "",
  checking: "",
  here: ", here already",
  invalid: ", not a complete address",
};

function AddressChip({ address: { email, state }, onRemove }: { address: CheckedAddress; onRemove: () => void }) {
  return (
    <span className={cn("inline-flex h-7 max-w-full items-center gap-1.5 rounded-sm border pl-2.5 font-medium text-sm", looks[state])}>
      <span className="truncate">
        {email}
        <span className="sr-only">{stateWords[state]}</span>
      </span>
      <button
        type="button"
        aria-label={`Remove ${email}`}
        onClick={onRemove}
        className="mr-1 grid size-5 shrink-0 place-items-center rounded-xs opacity-80 hover:bg-pressed hover:opacity-100"
      >
        <XIcon size={10} weight="bold" aria-hidden />
      </button>
    </span>
  );
}

/** What comes after an address: people type and paste commas, semicolons, spaces and lines. */
const between = /[\s,;]+/;

/** Addresses in what was typed or pasted, also from lists such as `Freya Holm <freya@norrbrook.example>; …`. */
export function splitAddresses(text: string): string[] {
  const bare = /<[^<>]*@[^<>]*>/.test(text) ? text.replace(/[^,;\n<]*<([^<>]*)>/g, " $1 ") : text;
  return bare
    .split(between)
    .map((part) => part.replace(/^["'(<]+|[>)"'.]+$/g, "").toLowerCase())
    .filter((part) => part !== "");
}

/** Whether something was typed after which the address is complete. */
export const endsAddress = (text: string): boolean => /[\s,;]/.test(text);

/** What was there and what is new, each once, in order. */
export const addAddresses = (there: readonly string[], text: string): string[] => [...new Set([...there, ...splitAddresses(text)])];

/** What is wrong with which address, and who is here already. */
function AddressNotes({ addresses }: { addresses: readonly CheckedAddress[] }) {
  const { problems, here } = noteAddresses(addresses);
  return (
    <ul aria-live="polite" aria-label="About these addresses" className="grid gap-0.5 text-xs leading-[18px] empty:hidden">
      {problems.map((note) => (
        <li key={note} className="flex gap-1.5 text-destructive-ink wrap-anywhere">
          <WarningCircleIcon size={14} weight="fill" aria-hidden className="mt-0.5 shrink-0 text-destructive-solid" />
          {note}
        </li>
      ))}
      {here.map((note) => (
        <li key={note} className="flex gap-1.5 text-warning-ink wrap-anywhere">
          <WarningIcon size={14} weight="fill" aria-hidden className="mt-0.5 shrink-0 text-warning-solid" />
          {note}
        </li>
      ))}
    </ul>
  );
}
