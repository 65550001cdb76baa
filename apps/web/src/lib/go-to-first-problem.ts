/**
 * After a refused save: the first field with a message, or that message, is where one goes on. For one call a save, made
 * when the messages are about to be drawn; whoever types afterwards stays where they are.
 * @param within a form; the whole page where it is not known.
 */
export function goToFirstProblem(within: ParentNode | null = document): void {
  requestAnimationFrame(() => within?.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem]')?.focus());
}
