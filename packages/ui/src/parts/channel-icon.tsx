import type { Icon } from "@phosphor-icons/react";
import { ArticleIcon } from "@phosphor-icons/react/dist/csr/Article";
import { BroadcastIcon } from "@phosphor-icons/react/dist/csr/Broadcast";
import { ChatTextIcon } from "@phosphor-icons/react/dist/csr/ChatText";
import { EnvelopeSimpleIcon } from "@phosphor-icons/react/dist/csr/EnvelopeSimple";
import { FacebookLogoIcon } from "@phosphor-icons/react/dist/csr/FacebookLogo";
import { InstagramLogoIcon } from "@phosphor-icons/react/dist/csr/InstagramLogo";
import { LinkedinLogoIcon } from "@phosphor-icons/react/dist/csr/LinkedinLogo";
import { MagnifyingGlassIcon } from "@phosphor-icons/react/dist/csr/MagnifyingGlass";
import { NewspaperIcon } from "@phosphor-icons/react/dist/csr/Newspaper";
import { ThreadsLogoIcon } from "@phosphor-icons/react/dist/csr/ThreadsLogo";
import { TiktokLogoIcon } from "@phosphor-icons/react/dist/csr/TiktokLogo";
import { XLogoIcon } from "@phosphor-icons/react/dist/csr/XLogo";
import { YoutubeLogoIcon } from "@phosphor-icons/react/dist/csr/YoutubeLogo";
import { cn } from "../lib/cn.ts";
import { More } from "./language-chip.tsx";

interface ChannelLook {
  icon: Icon;
  /** Classes of its ink on its tint; used in the schedule only. */
  tone: string;
}

const looks: Record<string, ChannelLook> = {
  linkedin: { icon: LinkedinLogoIcon, tone: "bg-ch-linkedin-tint text-ch-linkedin-ink" },
  x: { icon: XLogoIcon, tone: "bg-ch-x-tint text-ch-x-ink" },
  facebook: { icon: FacebookLogoIcon, tone: "bg-ch-facebook-tint text-ch-facebook-ink" },
  instagram: { icon: InstagramLogoIcon, tone: "bg-ch-instagram-tint text-ch-instagram-ink" },
  tiktok: { icon: TiktokLogoIcon, tone: "bg-ch-tiktok-tint text-ch-tiktok-ink" },
  youtube: { icon: YoutubeLogoIcon, tone: "bg-ch-youtube-tint text-ch-youtube-ink" },
  threads: { icon: ThreadsLogoIcon, tone: "bg-ch-threads-tint text-ch-threads-ink" },
  email: { icon: EnvelopeSimpleIcon, tone: "bg-ch-email-tint text-ch-email-ink" },
  blog: { icon: ArticleIcon, tone: "bg-ch-blog-tint text-ch-blog-ink" },
  press: { icon: NewspaperIcon, tone: "bg-ch-press-tint text-ch-press-ink" },
  google_ads: { icon: MagnifyingGlassIcon, tone: "bg-ch-google-ads-tint text-ch-google-ads-ink" },
  sms: { icon: ChatTextIcon, tone: "bg-ch-sms-tint text-ch-sms-ink" },
};
const unknown: ChannelLook = { icon: BroadcastIcon, tone: "bg-ch-x-tint text-ch-x-ink" };
const lookOf = (channel: string) => looks[channel] ?? unknown;

/** Ink and tint classes of a channel, for tiles of the schedule; the icon always goes with them. */
export const channelTone = (channel: string): string => lookOf(channel).tone;

interface ChannelIconProps {
  /** Icon key of the channel: "linkedin", "google_ads", … An unknown one gets a neutral mark. */
  channel: string;
  /** Its name, when no words stand beside it. */
  label?: string;
  size?: number;
  className?: string;
}

/** A channel's icon in the colour of the text around it. */
export function ChannelIcon({ channel, label, size = 16, className }: ChannelIconProps) {
  const Glyph = lookOf(channel).icon;
  return <Glyph size={size} className={cn("shrink-0", className)} {...(label ? { alt: label, role: "img" } : { "aria-hidden": true })} />;
}

/** The icon on its tint: 17 px in a calendar cell, 24 px in an agenda. */
export function ChannelPin({ channel, label, large = false }: { channel: string; label?: string; large?: boolean }) {
  return (
    <span
      className={cn(
        "inline-grid shrink-0 place-items-center",
        large ? "size-6 rounded-sm" : "size-[17px] rounded-xs",
        channelTone(channel),
      )}
    >
      <ChannelIcon channel={channel} label={label} size={large ? 14 : 12} />
    </span>
  );
}

interface ChannelIconsProps {
  channels: readonly { code: string; name: string }[];
  /** So many are shown, the rest as +n. */
  max?: number;
}

/** The channels of a campaign in a row of a table. */
export function ChannelIcons({ channels, max = 5 }: ChannelIconsProps) {
  const hidden = channels.slice(max);
  return (
    <span className="inline-flex items-center gap-[7px] text-ink-2">
      {channels.slice(0, max).map((channel) => (
        <span key={channel.code} className="inline-flex">
          <ChannelIcon channel={channel.code} label={channel.name} />
        </span>
      ))}
      {hidden.length > 0 && <More count={hidden.length} names={hidden.map((channel) => channel.name)} />}
    </span>
  );
}
