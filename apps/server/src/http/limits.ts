import { AppError } from "@copydesk/contracts";
import type { Core } from "@copydesk/core";
import type { Request, RequestHandler, Response } from "express";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Configuration } from "../configuration.ts";
import { actorOf } from "./context.ts";

const generationsPerMinute = 30;
const extractionsPerHour = 60;

const starts = /^\/trpc\/[^?]*\bgeneration\.start\b|^\/campaigns\/[^/]+\/generate\/?$/;
const extracts = /^\/files\/extract-text\/?$/;

/** Keeps one caller from taking the server away from the others; over the limit is a 429 that says when to come back. */
export function limitRequests(core: Core, { callsPerMinute }: Configuration): RequestHandler {
  const calls = new RateLimiterMemory({ points: callsPerMinute, duration: 60 });
  const generations = new RateLimiterMemory({ points: generationsPerMinute, duration: 60 });
  const extractions = new RateLimiterMemory({ points: extractionsPerHour, duration: 3_600 });
  return async (request, response, next) => {
    const key = callerOf(request, response);
    try {
      await calls.consume(key, callsIn(request.path));
      if (request.method === "POST" && starts.test(request.path)) await generations.consume(key);
      if (request.method === "POST" && extracts.test(request.path)) await extractions.consume(key);
      next();
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) return next(refused);
      const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1_000));
      core.log.warn({ path: request.path }, "too many requests");
      next(new AppError("TOO_MANY_REQUESTS", `That was a lot at once. Try again in ${seconds} seconds.`, { retryAfter: seconds }));
    }
  };
}

/** A batch of tRPC carries several calls. */
const callsIn = (path: string) => (path.startsWith("/trpc/") ? path.split(",").length : 1);

/** People are counted, not their sessions; whoever is not signed in counts by address, however many tokens they make up. */
const callerOf = (request: Request, response: Response): string => actorOf(response)?.userId ?? request.ip ?? "unknown";
