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
