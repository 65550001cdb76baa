import { useNavigation } from "react-router";

/** A thin moving line at the top edge while the router is loading the next screen. */
export function TransitionBar() {
  const { state } = useNavigation();
  if (state === "idle") return null;
  return (
    <div role="progressbar" aria-label="Loading page" className="absolute inset-x-0 top-0 h-0.5 overflow-hidden bg-accent-line">
      <div className="h-full w-2/5 animate-travel bg-accent-ink" />
    </div>
  );
}
