export interface ObjectiveSeed {
  name: string;
  /** Goes into prompts: what texts with this aim do. */
  description: string;
  kpi_hint: string;
  call_to_action: string;
  is_default?: boolean;
}

export const objectives: readonly ObjectiveSeed[] = [
  {
    name: "Brand awareness",
    description:
      "Be remembered by people who do not know us yet. Lead with the one idea worth repeating and let the company's name stand beside it; sell nothing in the first line.",
    kpi_hint: "Reach, share of people who see it twice, branded searches",
    call_to_action: "Get to know us",
    is_default: true,
  },
  {
    name: "Product launch",
    description:
      "Introduce something new. Say what it is, for whom and what it changes, in that order; give price, date and place of sale where the story has them.",
    kpi_hint: "Orders or pre-orders in the first four weeks",
    call_to_action: "See what is new",
  },
  {
    name: "Lead generation",
    description:
      "Win the contact of people with a problem we solve. Name the problem as they would, show that we understand it, and offer one useful thing in exchange for getting in touch.",
    kpi_hint: "Qualified contacts, cost per contact",
    call_to_action: "Talk to us",
  },
  {
    name: "Event promotion",
    description:
      "Fill a room, real or online. Date, time, place and what people will take home come early and complete; each text gives one reason to come.",
    kpi_hint: "Registrations, share of them who attend",
    call_to_action: "Save your seat",
  },
  {
    name: "Customer retention",
    description:
      "Keep customers who already bought. Help them get more out of what they have; thank without flattery, and offer nothing that a new customer gets cheaper.",
    kpi_hint: "Repeat purchases, cancellations, replies",
    call_to_action: "Make more of it",
  },
  {
    name: "Education",
    description:
      "Teach something useful whether or not the reader buys. One lesson a text, with an example; mention the product only where it belongs to the answer.",
    kpi_hint: "Reading time, saves, questions asked",
    call_to_action: "Read the guide",
  },
  {
    name: "Recruitment",
    description:
      "Reach people who would do the work well. Describe a real day, the team and what is expected; be exact about place, hours and pay where the story gives them.",
    kpi_hint: "Suitable applications, time until the post is filled",
    call_to_action: "Apply or ask us first",
  },
  {
    name: "Sales promotion",
    description: "Sell within a time. State offer, conditions and last day plainly and once; no false hurry, no invented scarcity.",
    kpi_hint: "Orders during the offer, revenue after discount",
    call_to_action: "Order by the last day",
  },
  {
    name: "Announcement",
    description:
      "Tell people what changed and what it means for them. News first, background after; say what they need to do, or that they need do nothing.",
    kpi_hint: "Share of those concerned who read it, questions to support",
    call_to_action: "Read what changes",
  },
];
