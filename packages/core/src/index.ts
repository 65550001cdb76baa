export { type Authorized, authorizeBlock, authorizeCampaign, type CampaignAction } from "./campaigns/authorize-campaign.ts";
export type { Core } from "./context.ts";
export { createLive, type Live, type NumberedEvent } from "./generation/live.ts";
export type { Actor, Origin } from "./identity/actor.ts";
export { can, demand } from "./identity/can.ts";
export { createSecretBox, type SecretBox } from "./identity/secret-box.ts";
