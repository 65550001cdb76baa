import { type VoicePreviewInput, wrappedTexts } from "@copydesk/contracts";
import { cn, formatCount, SkeletonText } from "@copydesk/ui";
import { keepPreviousData } from "@tanstack/react-query";
import { failureOf } from "../../../lib/failure.ts";
import { CopyButton } from "../../../lib/people/copy-button.tsx";
import { asTyped } from "../../../lib/query-options.ts";
import { trpc } from "../../../lib/trpc.ts";

/** All that would be sent for the sample campaign; what comes from the voice is tinted. */
export function WholeMessage({ input }: { input: VoicePreviewInput }) {
  const { voice_id, draft, language_id, channel_id } = input;
  const owner = channel_id ? { owner: "channel" as const, channel_id } : { owner: "outline" as const };
  const { data, error } = trpc.prompts.preview.useQuery(
    { ...owner, language_id, voice_id: voice_id ?? null, ...(draft && { draft_voice: draft }) },
    { placeholderData: keepPreviousData, staleTime: 10_000, ...asTyped },
  );
  if (error) return <p className="mt-4 text-destructive-ink text-sm">{failureOf(error).message}</p>;
  if (!data) {
    return (
      <div className="mt-4">
        <SkeletonText lines={8} />
      </div>
    );
  }
  return (
    <>
      <div className="mt-3 flex items-start gap-3">
        <p className="min-w-0 flex-1 text-ink-2 text-xs leading-[18px]">
          For {data.campaign.name}, {formatCount(data.tokens.estimated)} tokens in all, to {data.model.name}.
        </p>
        <CopyButton label="Copy the whole message" text={data.messages.map((message) => message.content).join("\n\n")} />
      </div>
      {data.messages.map((message) => (
        <section key={message.role} aria-label={titles[message.role]} className="mt-4">
          <h3 className="mb-1 font-medium text-ink-3 text-xs">{titles[message.role]}</h3>
          <p className="whitespace-pre-wrap text-sm leading-5 wrap-anywhere" dir="auto">
            {splitMaterials(message.content).map(({ text, isVoice }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text in their order
              <span key={at} className={cn(isVoice && "rounded-[3px] bg-accent-tint box-decoration-clone")}>
                {text}
              </span>
            ))}
          </p>
        </section>
      ))}
    </>
  );
}

const titles = { system: "System", user: "Message" };

/** A message in pieces: what the voice brought in, and the rest. */
function splitMaterials(content: string): { text: string; isVoice: boolean }[] {
  const ofVoice = wrappedTexts(content).filter(({ name }) => ["voice", "style_guide", "examples"].includes(name));
  const bounds = [0, ...ofVoice.flatMap(({ from, to }) => [from, to]), content.length];
  return bounds.slice(1).map((end, at) => ({ text: content.slice(bounds[at], end), isVoice: at % 2 === 1 }));
}
