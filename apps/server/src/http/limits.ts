import { AppError } from "@copydesk/contracts";
import type { Core } from "@copydesk/core";
import type { Request, RequestHandler, Response } from "express";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Configuration } from "../configuration.ts";
import { actorOf } from "./context.ts";
import { procedureNames } from "./procedure-names.ts";

const generationsPerMinute = 30;
const extractionsPerHour = 60;

const generate = /^\/campaigns\/[^/]+\/generate\/*$/;
const extract = /^\/files\/extract-text\/*$/;

/** Keeps one caller from taking the server away from the others; over the limit is a 429 that says when to come back. */
export function limitRequests(core: Core, { callsPerMinute }: Configuration): RequestHandler {
  const calls = new RateLimiterMemory({ points: callsPerMinute, duration: 60 });
  const generations = new RateLimiterMemory({ points: generationsPerMinute, duration: 60 });
  const extractions = new RateLimiterMemory({ points: extractionsPerHour, duration: 3_600 });
  return async (request, response, next) => {
    const key = callerOf(request, response);
    const { path } = request;
    const procedures = path.startsWith("/trpc/") ? procedureNames(path.slice("/trpc".length)) : [];
    try {
      await calls.consume(key, Math.max(1, procedures.length));
      if (request.method === "POST") {
        const starts = generate.test(path) ? 1 : procedures.filter((name) => name === "generation.start").length;
        if (starts > 0) await generations.consume(key, starts);
        if (extract.test(path)) await extractions.consume(key);
      }
      next();
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) return next(refused);
      const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1_000));
      core.log.warn({ path }, "too many requests");
      next(new AppError("TOO_MANY_REQUESTS", `That was a lot at once. Try again in ${seconds} seconds.`, { retryAfter: seconds }));
    }
  };
}

/** People are counted, not their sessions; whoever is not signed in counts by address, however many tokens they make up. */
const callerOf = (request: Request, response: Response): string => actorOf(response)?.userId ?? request.ip ?? "unknown";
