import { useAsk } from "../api/use-ask.ts";
import { Composer } from "../composer/composer.tsx";
import { useKeptQuestion } from "../composer/kept-question.ts";
import { EmptyThread } from "./empty-thread.tsx";

/** `/chat`: the first question begins a conversation. */
export function NewThread() {
  const [text, setText] = useKeptQuestion(null);
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
