import { cn } from "@copydesk/ui";
import { useApp } from "./stores/app.ts";

/** The company's own logo, where it has one; on white, as most logos are drawn for. Whose console it is, others say in words. */
export function CompanyLogo({ className }: { className?: string }) {
  const logo = useApp((state) => state.logo);
  if (logo === null) return null;
  return <img src={logo} alt="" className={cn("rounded-md object-contain dark:bg-neutral-0 dark:p-1", className)} />;
}
