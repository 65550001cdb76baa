import { calendarLeftovers } from "./calendar/index.ts";
import { campaignBelongings, campaignsInLanguage, draftLeftovers, sharedCampaigns, templateBelongings } from "./campaigns/index.ts";
import { chatLeftovers } from "./chat/index.ts";
import { exampleBelongings, examplesInLanguage } from "./examples/index.ts";
import { writingWithModel } from "./generation/index.ts";
import { joinPorts } from "./kernel/index.ts";
import { languageUsers } from "./languages/index.ts";
import { modelUsers } from "./models/index.ts";
import { belongings, leftovers, sharedThings } from "./people/index.ts";
import { guidesInLanguage, voiceBelongings } from "./voices/index.ts";

/** Who answers what lower floors ask of higher ones. */
export const ports = joinPorts(
  languageUsers.with(campaignsInLanguage, guidesInLanguage, examplesInLanguage),
  modelUsers.with(writingWithModel),
  belongings.with(campaignBelongings, templateBelongings, voiceBelongings, exampleBelongings),
  leftovers.with(draftLeftovers, calendarLeftovers, chatLeftovers),
  sharedThings.with(sharedCampaigns),
);
