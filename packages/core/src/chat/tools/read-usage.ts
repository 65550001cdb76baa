import { llmChartInput, llmGroups } from "@copydesk/contracts";
import { z } from "zod";
import { chartCalls } from "../../logs/index.ts";
import { optionalChoice, optionalNumber } from "./inputs.ts";
import { defineTool } from "./tool.ts";

const dayMs = 86_400_000;

export const readUsage = defineTool({
  name: "read_usage",
  description: "Reads how much the language models were used and what it cost: calls, failures, tokens, money, waiting times.",
  permission: "llm_logs.view",
  input: z.object({
    days: optionalNumber("Of how many days up to now; 30 when left out.", { min: 1, max: 730 }),
    group: optionalChoice(llmGroups, "Told apart by this."),
  }),
  async run({ core, actor }, { days = 30, group }) {
    const from = new Date(core.now() - days * dayMs).toISOString();
    const chart = await chartCalls(core, actor, llmChartInput.parse({ from, group }));
    return {
      target: days === 1 ? "1 day" : `${days} days`,
      sources: [],
      result: {
        from,
        to: new Date(core.now()).toISOString(),
        reach: "Only calls that the person may see.",
        total: chart.total,
        groups: chart.groups.map(({ key, kind, label, total }) => ({ key, kind, label, ...total })),
      },
    };
  },
});
