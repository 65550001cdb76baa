import StarterKit from "@tiptap/starter-kit";

/** What the story editor can say. All of it has a form in Markdown. */
export const storyExtensions = [
  StarterKit.configure({
    heading: { levels: [1, 2, 3] },
    link: { openOnClick: false, autolink: false, protocols: ["https", "http", "mailto"], HTMLAttributes: { rel: "noopener noreferrer" } },
    underline: false,
    trailingNode: false,
  }),
];

/**
 * What turns into formatting while one types: blocks, and bold. Slanted and struck words are left to the toolbar, for a
 * single star or tilde is more often a sign in a sentence.
 */
export const typingRules = ["heading", "bulletList", "orderedList", "blockquote", "bold"];
