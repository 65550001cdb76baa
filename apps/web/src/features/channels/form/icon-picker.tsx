import { channelLimits, type ErrorBody } from "@copydesk/contracts";
import { Button, ChannelIcon, channelIconKeys, cn, Popover, PopoverContent, PopoverTrigger } from "@copydesk/ui";
import { UploadSimpleIcon } from "@phosphor-icons/react/dist/csr/UploadSimple";
import { useId, useRef, useState } from "react";
import { endSession } from "../../../lib/session-ended.ts";
import { readToken } from "../../../lib/session-token.ts";
import { notifyFailure } from "../../../lib/stores/toast.ts";

interface IconPickerProps {
  /** A built-in key, or the address of a picture. */
  value: string;
  onChange: (icon: string) => void;
  readOnly: boolean;
}

const formatIcon = (key: string) => (key.startsWith("/") ? "your own picture" : key.replaceAll("_", " "));

/** The icon of a channel: one of the built-in ones, or a picture of one's own. */
export function IconPicker({ value, onChange, readOnly }: IconPickerProps) {
  const [open, setOpen] = useState(false);
  const box = "grid size-11 place-items-center rounded-lg border border-line-strong text-ink-2";
  if (readOnly) {
    return (
      <span className={box}>
        <ChannelIcon channel={value} size={22} />
      </span>
    );
  }
  return (
    <Popover open={open} onOpenChange={setOpen}>
      <PopoverTrigger>
        <button
          type="button"
          aria-label={`Change the icon, now ${formatIcon(value)}`}
          className={cn(box, "border-dashed hover:bg-hover hover:text-ink")}
        >
          <ChannelIcon channel={value} size={22} />
        </button>
      </PopoverTrigger>
      <PopoverContent aria-label="Icon" className="w-[316px]">
        <BuiltInIcons
          value={value}
          onPick={(icon) => {
            onChange(icon);
            setOpen(false);
          }}
        />
        <UploadButton
          onUploaded={(icon) => {
            onChange(icon);
            setOpen(false);
          }}
        />
      </PopoverContent>
    </Popover>
  );
}

/** The browser's own radio buttons, drawn as icons; arrows move among them. */
function BuiltInIcons({ value, onPick }: { value: string; onPick: (icon: string) => void }) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label="Built-in icons" className="grid grid-cols-8 gap-1">
      {channelIconKeys.map((key) => (
        <label
          key={key}
          title={formatIcon(key)}
          className={cn(
            "relative grid size-8 cursor-pointer place-items-center rounded-sm text-ink-2 hover:bg-pressed hover:text-ink has-[:focus-visible]:ring-3 has-[:focus-visible]:ring-accent/16",
            value === key && "bg-accent-tint text-accent-ink ring-1 ring-accent",
          )}
        >
          <input
            type="radio"
            name={name}
            value={key}
            aria-label={formatIcon(key)}
            checked={value === key}
            onChange={() => undefined}
            onClick={() => onPick(key)}
            className="absolute inset-0 cursor-pointer appearance-none"
          />
          <ChannelIcon channel={key} size={18} />
        </label>
      ))}
    </div>
  );
}

function UploadButton({ onUploaded }: { onUploaded: (icon: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setSending] = useState(false);
  const help = useId();
  async function send(file: File | undefined) {
    const problem = file && problemOf(file);
    if (problem) notifyFailure(problem);
    else if (file) {
      setSending(true);
      try {
        onUploaded(await uploadIcon(file));
      } catch (error) {
        notifyFailure(error);
      } finally {
        setSending(false);
      }
    }
    // The same file can be chosen again.
    if (input.current) input.current.value = "";
  }
  return (
    <div className="mt-3 border-line border-t pt-3">
      <input
        ref={input}
        type="file"
        accept={iconTypes.join(",")}
        aria-label="Your own picture"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => void send(event.target.files?.[0])}
      />
      <Button
        size="sm"
        loading={isSending}
        aria-describedby={help}
        icon={<UploadSimpleIcon size={14} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        Upload a picture
      </Button>
      <p id={help} className="mt-1.5 text-ink-3 text-xs">
        PNG or WebP, up to 256 KB.
      </p>
    </div>
  );
}

const iconTypes = ["image/png", "image/webp"];

/** Why a file cannot become an icon, before anything is sent; null when it may. */
export function problemOf(file: Pick<File, "type" | "size">): string | null {
  if (!iconTypes.includes(file.type)) return "Choose a picture that is a PNG or WebP.";
  if (file.size > channelLimits.iconBytes) return "This picture is larger than 256 KB. Choose a smaller one.";
  return null;
}

/**
 * Sends a picture and answers its address; the channel has it once it is saved.
 * @throws an error as the tRPC client throws it.
 */
async function uploadIcon(file: File): Promise<string> {
  const headers = { "Content-Type": file.type, Authorization: `Token ${readToken()}` };
  const response = await fetch("/api/channels/icons", { method: "POST", headers, body: file });
  if (response.ok) return ((await response.json()) as { icon: string }).icon;
  if (response.status === 401) endSession();
  const { code, error, request_id }: ErrorBody = await response.json();
  throw Object.assign(new Error(error), { data: { app_code: code, request_id } });
}
