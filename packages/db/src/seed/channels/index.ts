import { blog } from "./blog.ts";
import type { ChannelSeed } from "./channel-seed.ts";
import { email } from "./email.ts";
import { facebook } from "./facebook.ts";
import { googleAds } from "./google-ads.ts";
import { instagram } from "./instagram.ts";
import { linkedin } from "./linkedin.ts";
import { press } from "./press.ts";
import { sms } from "./sms.ts";
import { threads } from "./threads.ts";
import { tiktok } from "./tiktok.ts";
import { x } from "./x.ts";
import { youtube } from "./youtube.ts";

/** Day on which the limits were last compared with what the networks say. */
export const limitsCheckedOn = "2026-11-21";

/** In the order in which forms offer them. */
export const channels: readonly ChannelSeed[] = [
  linkedin,
  x,
  facebook,
  instagram,
  tiktok,
  youtube,
  threads,
  email,
  blog,
  press,
  googleAds,
  sms,
];
