import { Notice } from "@copydesk/ui";
import { Link } from "react-router";
import { formatBudgetState, formatBudgetUse } from "../../lib/budget/budget-words.ts";
import { useRight } from "../../lib/rights.ts";
import { trpc } from "../../lib/trpc.ts";

/** Budgets of which most is spent, for whoever may set them. */
export function BudgetNotices() {
  const maySet = useRight("company.edit");
  const { data = [] } = trpc.llm_logs.budgets.useQuery(undefined, { enabled: maySet });
  const close = data.filter((budget) => budget.state !== "within");
  if (close.length === 0) return null;
  return (
    <div className="mb-4 grid gap-2">
      {close.map((budget) => (
        <Notice key={budget.model?.id ?? ""} tone={budget.state === "used_up" && budget.stops ? "destructive" : "warning"}>
          <Link to={budget.model ? `/settings/models/${budget.model.id}/edit` : "/settings/company"} className="link">
            {budget.model ? (
              <>
                Monthly budget of <bdi>{budget.model.name}</bdi>
              </>
            ) : (
              "Monthly budget of the company"
            )}
          </Link>
          {`: ${formatBudgetUse(budget)} ${formatBudgetState(budget) ?? ""}`}
        </Notice>
      ))}
    </div>
  );
}
