/** For what is said at the end of a long form, as a `ref`: it is seen as soon as it is said. */
export function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}
