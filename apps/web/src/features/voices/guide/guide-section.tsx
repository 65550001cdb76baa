import type { ChannelOption } from "@copydesk/contracts";
import { ChannelIcon, ConfirmDialog, Menu, MenuCheckboxItem, MenuContent, MenuTrigger } from "@copydesk/ui";
import { type ReactNode, useState } from "react";
import { isAsIn } from "../state/guides.ts";
import type { GuideDraft } from "../state/voice-store.ts";
import { formatList } from "../words/guide-words.ts";
import { type FieldErrorsOfGuide, OwnFields, SharedFields } from "./guide-fields.tsx";

interface GuideSectionProps {
  guide: GuideDraft;
  /** The catch-all of the language; undefined for the catch-all itself. */
  catchAll: GuideDraft | undefined;
  language: { id: string; code: string; direction: "ltr" | "rtl" };
  channels: readonly ChannelOption[];
  /** Channels that have a guide of their own in this language. */
  taken: readonly string[];
  errors: FieldErrorsOfGuide;
  onChange: (part: Partial<GuideDraft>) => void;
  onRemove: () => void;
  onDraft: (() => void) | undefined;
}

/** One guide of a language: where it holds at the left, what it says at the right. */
export function GuideSection({ guide, catchAll, language, channels, taken, errors, onChange, onRemove, onDraft }: GuideSectionProps) {
  const [shown, setShown] = useState(false);
  const own = channels.filter(({ id }) => guide.channel_ids.includes(id));
  const fields = { guide, onChange, errors, lang: language.code, languageId: language.id, direction: language.direction };
  // What is as in the catch-all stays folded until somebody asks for it, or something is wrong there.
  const folded = !shown && isAsIn(catchAll, guide) && Object.keys(errors).length === 0;
  const title = catchAll ? own.map(({ name }) => name).join(", ") || "Guide for a channel" : "Catch-all";
  return (
    <section
      aria-label={title}
      data-tour={catchAll ? undefined : "style-guide"}
      className="grid grid-cols-1 gap-x-8 gap-y-4 border-line border-b py-6 md:grid-cols-[152px_minmax(0,1fr)]"
    >
      <div className="grid content-start justify-items-start gap-1.5">
        <h2 className="font-semibold text-base">
          {own.map(({ id, icon, name }) => (
            <span key={id} className="flex items-center gap-[7px]">
              <ChannelIcon channel={icon} className="text-ink-3" />
              <bdi>{name}</bdi>
            </span>
          ))}
          {!catchAll && title}
        </h2>
        <p className="text-ink-3 text-xs leading-[18px]">
          {catchAll ? <OwnChannelHelp count={own.length} /> : <CatchAllHelp channels={channels} taken={taken} />}
        </p>
        {errors.channel_ids && <p className="text-destructive-ink text-xs">{errors.channel_ids}</p>}
        {catchAll && (
          <>
            <ChannelsOfGuide guide={guide} channels={channels} taken={taken} onChange={onChange} />
            <RemoveGuide title={title} onRemove={onRemove} />
          </>
        )}
        {onDraft && (
          <button
            type="button"
            onClick={onDraft}
            data-tour={catchAll ? undefined : "draft-guide"}
            className="rounded-xs text-left font-medium text-accent-ink text-xs hover:underline"
          >
            Draft from examples
          </button>
        )}
      </div>
      <div className="grid min-w-0 grid-cols-1 content-start gap-4">
        <OwnFields {...fields} />
        {folded ? (
          <p className="text-ink-2 text-sm">
            Person, address, emoji, do, don’t and terms are the same as in the catch-all.{" "}
            <button type="button" onClick={() => setShown(true)} className="rounded-xs font-medium text-accent-ink hover:underline">
              Show them
            </button>
          </p>
        ) : (
          <SharedFields {...fields} />
        )}
      </div>
    </section>
  );
}

const OwnChannelHelp = ({ count }: { count: number }): ReactNode =>
  count === 1 ? "Replaces the catch-all on this channel." : "Replaces the catch-all on these channels.";

function CatchAllHelp({ channels, taken }: { channels: readonly ChannelOption[]; taken: readonly string[] }) {
  const left = channels.filter(({ id, is_active }) => is_active && !taken.includes(id)).map(({ name }) => name);
  if (taken.length === 0) return "For every channel.";
  return left.length === 0
    ? "For anything without a channel, such as the outline."
    : `For every channel without a guide of its own: ${formatList(left)}.`;
}

type ChannelsOfGuideProps = Pick<GuideSectionProps, "guide" | "channels" | "taken" | "onChange">;

/** More channels for the same guide, or fewer; one always stays. */
function ChannelsOfGuide({ guide, channels, taken, onChange }: ChannelsOfGuideProps) {
  const offered = channels.filter(({ id, is_active }) => guide.channel_ids.includes(id) || (is_active && !taken.includes(id)));
  return (
    <Menu>
      <MenuTrigger>
        <button type="button" className="rounded-xs text-left font-medium text-accent-ink text-xs hover:underline">
          Change its channels
        </button>
      </MenuTrigger>
      <MenuContent align="start">
        {offered.map(({ id, name }) => {
          const isOn = guide.channel_ids.includes(id);
          return (
            <MenuCheckboxItem
              key={id}
              checked={isOn}
              disabled={isOn && guide.channel_ids.length === 1}
              onSelect={(event) => event.preventDefault()}
              onCheckedChange={(on) =>
                onChange({ channel_ids: on ? [...guide.channel_ids, id] : guide.channel_ids.filter((one) => one !== id) })
              }
            >
              <bdi>{name}</bdi>
            </MenuCheckboxItem>
          );
        })}
      </MenuContent>
    </Menu>
  );
}

function RemoveGuide({ title, onRemove }: { title: string; onRemove: () => void }) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setAsked(true)}
        className="rounded-xs text-left font-medium text-ink-2 text-xs hover:text-ink hover:underline"
      >
        Remove this guide
      </button>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={`Remove the guide for ${title}?`}
        description="The catch-all applies there again. The guide is deleted once you save the voice."
        confirmLabel="Remove"
        cancelLabel="Cancel"
        onConfirm={onRemove}
      />
    </>
  );
}
