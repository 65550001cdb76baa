/** A sentence of ours that quotes words of a text: each quotation runs in its own direction and turns nothing around it. */
export function Quoting({ text }: { text: string }) {
  // Every second part is a quotation.
  const parts = text.split(/“([^”]*)”/);
  return (
    <span>
      {parts.map((part, at) =>
        at % 2 === 0 ? (
          part
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change places
          <span key={at}>
            “<bdi>{part}</bdi>”
          </span>
        ),
      )}
    </span>
  );
}
