import { cn, Loading, Skeleton } from "@copydesk/ui";
import type { ComponentProps } from "react";
import { PageFailure } from "../page-failure.tsx";

interface SettingsToComeProps extends Pick<ComponentProps<typeof PageFailure>, "query"> {
  /** What the page is about, such as "channel". */
  noun: string;
  title?: string;
  /** Widths of the lines that stand in for its content. */
  lines: readonly string[];
  className?: string;
}

/** While a page of settings under a bar has nothing to show yet, or will not. */
export function SettingsToCome({
  query,
  noun,
  title = `The ${noun} could not be loaded`,
  lines,
  className = "md:px-12",
}: SettingsToComeProps) {
  if ([query].flat().some((one) => one.error))
    return <PageFailure query={query} title={title} className="mx-auto w-full max-w-page px-4 pt-8 md:px-6" />;
  return (
    <Loading label={`Loading the ${noun}`}>
      <div className="flex h-[53px] items-center border-line border-b px-4 md:px-6">
        <Skeleton className="w-44" />
      </div>
      <div className={cn("grid gap-6 px-4 pt-8", className)}>
        {lines.map((width, index) => (
          <Skeleton key={`${width}${String(index)}`} className={width} />
        ))}
      </div>
    </Loading>
  );
}
