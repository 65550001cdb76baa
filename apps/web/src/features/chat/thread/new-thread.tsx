import { useAsk } from "../api/use-ask.ts";
import { Composer } from "../composer/composer.tsx";
import { useQuestionDraft } from "../composer/question-draft.ts";

/** `/chat`: the first question begins a conversation. */
export function NewThread() {
  const [text, setText] = useQuestionDraft(null);
  const { ask, isAsking } = useAsk(null);
  const send = async (content: string) => {
    if (await ask({ content })) setText("");
  };
  return (
    <>
      <div className="grid min-h-0 flex-1 overflow-y-auto">
        <EmptyThread onAsk={(question) => void (!isAsking && send(question))} />
      </div>
      <div className="mx-auto w-full max-w-[744px] shrink-0 px-4 pt-2 pb-4">
        <Composer text={text} onType={setText} sending={isAsking} onSend={(content) => void send(content)} />
      </div>
    </>
  );
}

const examples = [
  "What goes out in the next seven days?",
  "Which campaigns have languages or channels without a text?",
  "Which texts are out of date or over their limit?",
  "Compare the last two versions of a post, and say which one reads better.",
] as const;

/** Before the first question: what can be asked. */
function EmptyThread({ onAsk }: { onAsk: (question: string) => void }) {
  return (
    <div className="mx-auto grid w-full max-w-[744px] content-center px-4 py-8">
      <h2 className="font-title text-lg tracking-title">What would you like to know?</h2>
      <p className="mt-1.5 max-w-measure text-base text-ink-2 text-pretty">
        The agent knows the campaigns you can see. It finds, explains and compares, and can propose a new text or plan. Nothing changes
        until you accept it.
      </p>
      <ul aria-label="Example questions" className="mt-5 grid gap-2 sm:grid-cols-2">
        {examples.map((example) => (
          <li key={example}>
            <button
              type="button"
              onClick={() => onAsk(example)}
              className="h-full w-full rounded-lg border border-line px-3.5 py-3 text-left text-ink-2 text-sm transition-colors hover:border-line-strong hover:bg-hover hover:text-ink"
            >
              {example}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
