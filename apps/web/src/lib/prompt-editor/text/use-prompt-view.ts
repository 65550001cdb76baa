import { EditorState } from "@tiptap/pm/state";
import { EditorView } from "@tiptap/pm/view";
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { markProblems, promptPlugins } from "./prompt-plugins.ts";
import { docOf, promptOf, promptSchema, sliceOf, textOfSlice, variableNode } from "./prompt-schema.ts";

export interface CaretOpening extends Opening {
  /** Of the caret, in the window. */
  left: number;
  bottom: number;
}

interface PromptViewOptions {
  host: RefObject<HTMLElement | null>;
  value: string;
  onChange: (value: string) => void;
  known: ReadonlySet<string>;
  readOnly: boolean;
  attributes: Record<string, string>;
  /** Hears where a variable is being written, and null when none is. */
  onOpening: (opening: CaretOpening | null) => void;
  /** True when the key was used up. */
  onKeyDown: (event: KeyboardEvent) => boolean;
}

export interface PromptView {
  /** Puts a variable at the caret, in place of one that is being written. */
  insert: (name: string) => void;
  focus: () => void;
}

/** The editing of one prompt in an element of the page. */
export function usePromptView(options: PromptViewOptions): PromptView {
  const { host, value, known, readOnly, attributes } = options;
  const view = useRef<EditorView | null>(null);
  const now = useRef({ known, readOnly, attributes });
  now.current = { known, readOnly, attributes };
  const changed = useEffectEvent((text: string) => options.onChange(text));
  const opened = useEffectEvent((opening: CaretOpening | null) => options.onOpening(opening));
  const pressed = useEffectEvent((event: KeyboardEvent) => options.onKeyDown(event));
  const first = useEffectEvent(() => value);

  useEffect(() => {
    const place = host.current;
    if (!place) return;
    const made = new EditorView(place, {
      state: EditorState.create({ schema: promptSchema, doc: docOf(first()), plugins: promptPlugins() }),
      editable: () => !now.current.readOnly,
      attributes: () => now.current.attributes,
      decorations: (state) => markProblems(state.doc, now.current.known),
      handleKeyDown: (_view, event) => pressed(event),
      clipboardTextSerializer: textOfSlice,
      handlePaste(target, event) {
        const text = event.clipboardData?.getData("text/plain");
        if (!text) return false;
        target.dispatch(target.state.tr.replaceSelection(sliceOf(text)).scrollIntoView().setMeta("paste", true));
        return true;
      },
      handleDOMEvents: { blur: () => void opened(null) },
      dispatchTransaction(change) {
        const before = made.state;
        made.updateState(before.apply(change));
        if (!made.state.doc.eq(before.doc)) changed(promptOf(made.state.doc));
        if (change.docChanged || change.selectionSet) opened(caretOpening(made));
      },
    });
    view.current = made;
    return () => {
      view.current = null;
      made.destroy();
    };
  }, [host]);

  // Somebody else's text: the default, or what was stored meanwhile.
  useEffect(() => {
    const made = view.current;
    if (!made || promptOf(made.state.doc) === value) return;
    made.dispatch(made.state.tr.replaceWith(0, made.state.doc.content.size, docOf(value).content));
  }, [value]);

  const look = `${readOnly} ${[...known].join(" ")} ${JSON.stringify(attributes)}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn depends on these though they are read elsewhere
  useEffect(() => {
    const made = view.current;
    made?.setProps({ attributes: () => now.current.attributes });
  }, [look]);

  return {
    insert(name) {
      const made = view.current;
      if (!made) return;
      const opening = openingAt(made.state);
      const { from, to } = opening ?? made.state.selection;
      made.dispatch(made.state.tr.replaceWith(from, to, variableNode(name)).scrollIntoView());
      made.focus();
    },
    focus: () => view.current?.focus(),
  };
}

function caretOpening(view: EditorView): CaretOpening | null {
  const opening = view.editable ? openingAt(view.state) : null;
  if (!opening) return null;
  const { left, bottom } = view.coordsAtPos(opening.from);
  return { ...opening, left, bottom };
}

/** A variable that is being written: from where its braces stand up to the caret. */
interface Opening {
  from: number;
  to: number;
  /** What of its name is there. */
  typed: string;
}

const atCaret = /\{\{#?([A-Za-z0-9_]*)$/;

/** Null while the caret stands behind no open braces. */
export function openingAt({ selection }: EditorState): Opening | null {
  if (!selection.empty) return null;
  const { $from } = selection;
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, "\ufffc");
  const match = atCaret.exec(before);
  return match ? { from: $from.pos - match[0].length, to: $from.pos, typed: match[1] ?? "" } : null;
}
