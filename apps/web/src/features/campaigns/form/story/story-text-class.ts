/** How the story looks while it is written: the copy's own size, and what the editor needs to measure lines rightly. */
export const storyTextClass = [
  "relative min-h-[248px] px-4 pt-4 pb-5 text-[17px] leading-7 outline-none whitespace-break-spaces break-words [font-variant-ligatures:none] md:px-6 md:pt-5 md:pb-[22px] md:text-copy md:leading-[30px]",
  "[&>*+*]:mt-3.5",
  "[&_h1]:font-title [&_h1]:text-lg [&_h1]:tracking-title [&_h2]:font-title [&_h2]:text-lg [&_h2]:tracking-title [&_h3]:font-semibold",
  "[&_ul]:list-disc [&_ol]:list-decimal [&_ul]:pl-6 [&_ol]:pl-7 [&_li+li]:mt-1",
  "[&_blockquote]:border-line-strong [&_blockquote]:border-l-2 [&_blockquote]:pl-4 [&_blockquote]:text-ink-2",
  "[&_a]:text-accent-ink [&_a]:underline [&_a]:underline-offset-2 [&_strong]:font-bold",
  "[&_code]:rounded-xs [&_code]:bg-pressed [&_code]:px-1 [&_code]:font-mono [&_code]:text-base [&_pre]:overflow-x-auto [&_pre]:rounded-md [&_pre]:bg-sunken [&_pre]:p-3",
  "[&_hr]:border-line",
  "[&_p.is-editor-empty]:before:pointer-events-none [&_p.is-editor-empty]:before:float-left [&_p.is-editor-empty]:before:h-0 [&_p.is-editor-empty]:before:text-ink-3 [&_p.is-editor-empty]:before:content-[attr(data-placeholder)]",
].join(" ");
