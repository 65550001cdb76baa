import { cn } from "@copydesk/ui";
import { useApp } from "./stores/app.ts";

/** The company's own logo, where it has one; on white, as most logos are drawn for. Whose console it is, others say in words. */
export function CompanyLogo({ className }: { className?: string }) {
  const logo = useApp((state) => state.logo);
  if (logo === null) return null;
  return (
    <span className={cn("inline-grid place-items-center overflow-hidden rounded-md dark:bg-neutral-0 dark:px-1.5", className)}>
      <img src={logo} alt="" className="max-h-full max-w-full object-contain" />
    </span>
  );
}
