import compression from "compression";
import type { RequestHandler } from "express";

/**
 * Answers of 1 kB and more in JSON go out compressed to whoever takes that, made outside the thread that answers everybody. What is sent
 * bit by bit stays as it is: it would wait for its end. So does a file, which is compressed already in most of its formats.
 */
export const compressAnswers = (): RequestHandler =>
  compression({
    threshold: 1_024,
    filter: (request, response) => {
      const isSentInBits = request.headers["trpc-accept"] !== undefined;
      return !isSentInBits && /^application\/([\w.-]+\+)?json/.test(String(response.getHeader("content-type") ?? ""));
    },
  });
