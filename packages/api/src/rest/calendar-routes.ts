import { makeCalendarFeedInput } from "@copydesk/contracts";
import { z } from "zod";
import { routesOf } from "./rest-route.ts";

const route = routesOf("Schedules");
const id = z.string().min(1).max(64);
const ofCampaign = z.strictObject({ id });

export const calendarRoutes = [
  route(
    {
      method: "GET",
      path: "/campaigns/{id}/calendar-feeds",
      procedure: "calendar.feeds",
      summary: "Your own calendar addresses of a campaign",
      params: ofCampaign,
    },
    ({ caller, params }) => caller.calendar.feeds({ campaign_id: params.id }),
  ),
  route(
    {
      method: "POST",
      path: "/campaigns/{id}/calendar-feeds",
      procedure: "calendar.make_feed",
      summary: "Make a calendar address, or renew it; the answer alone tells it",
      status: 201,
      params: ofCampaign,
      body: makeCalendarFeedInput.omit({ campaign_id: true }),
    },
    ({ caller, params, body }) => caller.calendar.make_feed({ campaign_id: params.id, ...body }),
  ),
  route(
    {
      method: "DELETE",
      path: "/campaigns/{id}/calendar-feeds/{feed_id}",
      procedure: "calendar.revoke_feed",
      summary: "End a calendar address",
      status: 204,
      params: ofCampaign.extend({ feed_id: id }),
    },
    ({ caller, params }) => caller.calendar.revoke_feed({ campaign_id: params.id, id: params.feed_id }),
  ),
];
