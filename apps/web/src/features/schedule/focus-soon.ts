/** Gives the focus to what is there, or will be with the next picture: no key that is pressed in between gets lost on what is there. */
export const focusSoon = (selector: string): void => {
  const focus = () => document.querySelector<HTMLElement>(selector)?.focus();
  focus();
  const held = document.activeElement;
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      // Whoever has gone on meanwhile is not called back.
      if (document.activeElement === held || document.activeElement === document.body) focus();
    }),
  );
};
