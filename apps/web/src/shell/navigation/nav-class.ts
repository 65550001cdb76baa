/** Links and triggers of the bar; tighter between 768 and 1024 px, where everything must fit on one line. */
export const navLinkClass =
  "flex h-[34px] items-center gap-1 rounded-md px-1.5 font-medium text-sm text-ink-2 whitespace-nowrap transition-colors hover:bg-hover hover:text-ink lg:gap-[7px] lg:px-2.5 lg:text-base";
export const navActiveClass = "text-accent-ink hover:text-accent-ink";
