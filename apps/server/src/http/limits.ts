import { AppError, callLimits, waitWords } from "@copydesk/contracts";
import type { Core } from "@copydesk/core";
import type { Request, RequestHandler, Response } from "express";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Configuration } from "../configuration.ts";
import { actorOf } from "./context.ts";
import { withoutToken } from "./log-path.ts";
import { procedureNames } from "./procedure-names.ts";

/** Chunks of files: at 64 KB each, more than a person's 20 files and 100 MB in half a minute. */
const chunksPerMinute = 6_000;
/** Of one address: each writes a row for an address that anybody can make up. */
const forgottenPerHour = 30;
/** Ways to another sign-in page write a row, ways back call it; yet a whole company may share an address. */
const roundTripsInCalls = 0.1;

/** What has a model called: runs of campaigns, tries of prompts and models, drafts of guides. */
const generate = /\/(?:generate|try|test|draft-guide)\/*$/;
const generating = /^generation\.start$|\.(?:try|test|draft_guide)$/;
const upload = /^\/(?:files\/extract-text|users\/profile\/photo|company\/logo|uploads|channels\/icons)\/*$/;
const chunk = /^\/uploads\/[^/]+\/*$/;
const roundTrip = /^\/auth\/(?:microsoft|asana)\//;
const forget = /^\/auth\/forgot-password\/*$/;

/** Keeps one caller from taking the server away from the others; over the limit is a 429 that says when to come back. */
export function limitRequests(core: Core, { callsPerMinute }: Configuration): RequestHandler {
  const calls = new RateLimiterMemory({ points: callsPerMinute, duration: 60 });
  const generations = new RateLimiterMemory({ points: callLimits.runsPerMinute, duration: 60 });
  const uploads = new RateLimiterMemory({ points: callLimits.filesPerHour, duration: 3_600 });
  const chunks = new RateLimiterMemory({ points: chunksPerMinute, duration: 60 });
  const forgotten = new RateLimiterMemory({ points: forgottenPerHour, duration: 3_600 });
  const roundTrips = new RateLimiterMemory({ points: Math.ceil(callsPerMinute * roundTripsInCalls), duration: 60 });
  return async (request, response, next) => {
    const key = callerOf(request, response);
    const { path } = request;
    const procedures = path.startsWith("/trpc/") ? procedureNames(path.slice("/trpc".length)) : [];
    const take = async (limiter: RateLimiterMemory, times = 1, most = "") => {
      if (times > 0) await limiter.consume(key, times).catch((refused: unknown) => refuse(refused, most));
    };
    try {
      // A file that was let in may come in as many pieces as it has: they are counted apart.
      if (request.method === "PATCH" && chunk.test(path)) await take(chunks);
      else await take(calls, Math.max(1, procedures.length));
      if (roundTrip.test(path)) await take(roundTrips);
      if (request.method === "POST") {
        const times = (route: RegExp, procedure: RegExp) =>
          route.test(path) ? 1 : procedures.filter((name) => procedure.test(name)).length;
        await take(generations, times(generate, generating), `${callLimits.runsPerMinute} runs, tries and tests a minute`);
        await take(forgotten, times(forget, /^auth\.forgot_password$/));
        await take(uploads, upload.test(path) ? 1 : 0, `${callLimits.filesPerHour} files an hour, also of those that cannot be read`);
      }
      next();
    } catch (refused) {
      if (refused instanceof AppError) core.log.warn({ path: withoutToken(path) }, "too many requests");
      next(refused);
    }
  };
}

/** @param most how much there may be, where somebody who did nothing unusual could reach it. */
function refuse(refused: unknown, most: string): never {
  if (!(refused instanceof RateLimiterRes)) throw refused;
  const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1_000));
  const why = most === "" ? "That was a lot at once." : `There may be ${most}.`;
  throw new AppError("TOO_MANY_REQUESTS", `${why} Try again in ${waitWords(seconds)}.`, { retryAfter: seconds });
}

/** People are counted, not their sessions; whoever is not signed in counts by address, however many tokens they make up. */
const callerOf = (request: Request, response: Response): string => actorOf(response)?.userId ?? request.ip ?? "unknown";
