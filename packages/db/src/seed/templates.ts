export interface TemplateSeed {
  name: string;
  description: string;
  span_days: number;
  objectives: string[];
  channels: string[];
  brief: {
    name: string;
    description: string;
    main_story: string;
    audience: string;
    call_to_action: string;
    tags: string[];
  };
}

/** Blueprints to begin with. Each `{{#name}}` becomes an input of the form. */
export const templates: readonly TemplateSeed[] = [
  {
    name: "Product launch",
    description: "Six weeks around a new product: announcement, explanation, proof, last call.",
    span_days: 42,
    objectives: ["Product launch", "Brand awareness"],
    channels: ["linkedin", "x", "instagram", "email", "blog", "press"],
    brief: {
      name: "Launch of {{#product}}",
      description: "Introduces {{#product}} from {{#launch_date}}.",
      main_story: `On {{#launch_date}} we begin to sell {{#product}}.

## What it is

{{#what_it_is}}

## The problem that it solves

{{#problem}}

## What is different about it

{{#difference}}

## What proves it

Figures, tests, people who have used it: {{#proof}}

## Price and where to get it

{{#price_and_sale}}

## Who made it

{{#people}}`,
      audience: "",
      call_to_action: "",
      tags: ["launch"],
    },
  },
  {
    name: "Event",
    description: "Eight weeks before an event: invitation, programme, speakers, reminder.",
    span_days: 56,
    objectives: ["Event promotion"],
    channels: ["linkedin", "x", "facebook", "email", "blog"],
    brief: {
      name: "{{#event}}",
      description: "Invites to {{#event}} on {{#event_date}}, {{#place}}.",
      main_story: `{{#event}} takes place on {{#event_date}}, {{#place}}.

## What it is about

{{#topic}}

## Programme and people

{{#programme}}

## What participants take home

{{#benefit}}

## Costs and registration

{{#registration}}`,
      audience: "",
      call_to_action: "Save your seat",
      tags: ["event"],
    },
  },
  {
    name: "Newsletter month",
    description: "A month around one subject: one article, four mails' worth of angles, posts that lead to them.",
    span_days: 28,
    objectives: ["Education", "Customer retention"],
    channels: ["email", "blog", "linkedin"],
    brief: {
      name: "{{#subject}}: newsletter of {{#month}}",
      description: "What our readers should know about {{#subject}}.",
      main_story: `In {{#month}} our newsletter is about {{#subject}}.

## Why now

{{#occasion}}

## What readers should know afterwards

{{#lesson}}

## Examples, figures and sources

{{#material}}

## What we offer that belongs to it

{{#offer}}`,
      audience: "Readers of our newsletter",
      call_to_action: "",
      tags: ["newsletter"],
    },
  },
  {
    name: "Hiring drive",
    description: "Thirty days to find people for one kind of post.",
    span_days: 30,
    objectives: ["Recruitment"],
    channels: ["linkedin", "instagram", "facebook", "blog"],
    brief: {
      name: "We are hiring: {{#position}}",
      description: "Finds people for {{#position}} in {{#place}}.",
      main_story: `We are looking for {{#number_of_people}} for {{#position}} in {{#place}}, starting {{#start}}.

## A day at work

{{#a_day}}

## The team

{{#team}}

## What one should bring, and what can be learned here

{{#requirements}}

## Pay, hours and what else we offer

{{#offer}}

## How to apply

{{#application}}`,
      audience: "",
      call_to_action: "Apply or ask us first",
      tags: ["hiring"],
    },
  },
];
