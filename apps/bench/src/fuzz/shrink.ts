import { isObject } from "./is-object.ts";
import type { FuzzRequest } from "./request.ts";

/** Requests that are one thing smaller. */
function* smaller(request: FuzzRequest): Generator<FuzzRequest> {
  for (const at of request.query.keys()) yield { ...request, query: request.query.toSpliced(at, 1) };
  for (const [at, [name]] of request.headers.entries()) {
    if (name !== "Authorization") yield { ...request, headers: request.headers.toSpliced(at, 1) };
  }
  if (request.wire !== "as it says") yield { ...request, wire: "as it says" };
  if (request.raw === undefined && request.json)
    for (const value of smallerValues(request.json.value)) yield { ...request, json: { value } };
}

function* smallerValues(value: unknown): Generator<unknown> {
  if (Array.isArray(value)) {
    if (value.length > 8) yield value.slice(0, value.length / 2);
    for (const at of value.keys()) yield value.toSpliced(at, 1);
    for (const [at, one] of value.entries()) for (const less of smallerValues(one)) yield value.with(at, less);
  } else if (isObject(value)) {
    for (const key of Object.keys(value)) yield Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
    for (const [key, one] of Object.entries(value)) for (const less of smallerValues(one)) yield { ...value, [key]: less };
  } else if (typeof value === "string" && value.length > 3) yield value.slice(0, value.length / 2);
}

const tries = 150;

/** The smallest request that is found in a while and still goes wrong in the same way. */
export async function shrink(request: FuzzRequest, isStillWrong: (request: FuzzRequest) => Promise<boolean>): Promise<FuzzRequest> {
  let best = request;
  let left = tries;
  search: while (left > 0) {
    for (const candidate of smaller(best)) {
      if (left <= 0) break search;
      left -= 1;
      if (!(await isStillWrong(candidate))) continue;
      best = candidate;
      continue search;
    }
    break;
  }
  return best;
}
