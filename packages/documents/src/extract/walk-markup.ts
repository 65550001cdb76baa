import { Parser } from "htmlparser2";

/** How deep elements may stand in each other. Browsers keep no more, and each one deeper costs more than the one before. */
const deepest = 512;

export interface Walker {
  /**
   * @param name of an element, in lower case in HTML, without its prefix in XML.
   * @param start where its tag begins in the source.
   */
  open?: (name: string, attributes: Readonly<Record<string, string>>, start: number) => void;
  /** @param end behind its last tag, which in XML stands in the source. */
  close?: (name: string, end: number) => void;
  /** Text may come in parts, with characters in place of their names. */
  text?: (text: string) => void;
  /** Asked after each element: whether enough was seen. */
  isDone?: () => boolean;
}

/** Goes through HTML to its end, closing what is left open. Nothing of it is run or loaded. @returns whether it was all gone through. */
export const walkHtml = (html: string, walker: Walker): boolean => walk(html, walker, false);

/** Goes through XML, whose end may have been cut off: an element without its end is only opened. */
export const walkXml = (xml: string, walker: Walker): boolean => walk(xml, walker, true);

function walk(source: string, { open, close, text, isDone }: Walker, xml: boolean): boolean {
  const nameOf = (name: string) => (xml ? name.slice(name.indexOf(":") + 1) : name);
  let depth = 0;
  let isStopped = false;
  const stop = () => {
    isStopped = true;
    parser.pause();
  };
  // The parser's places are off by blanks in closing tags: the signs themselves are where an element begins and ends.
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        if (depth > deepest) stop();
        if (!isStopped) open?.(nameOf(name), attributes, source.indexOf("<", parser.startIndex));
      },
      onclosetag(name) {
        depth -= 1;
        if (isStopped) return;
        close?.(nameOf(name), source.indexOf(">", parser.endIndex) + 1);
        if (isDone?.()) stop();
      },
      ontext: (part) => !isStopped && text?.(part),
    },
    { xmlMode: xml },
  );
  if (xml) parser.write(source);
  else parser.end(source);
  return !isStopped;
}
