import autocannon from "autocannon";

const requests = 160;
const connections = 8;

interface Load {
  /** Of whoever asks, or of several who ask by turns. */
  tokens: readonly string[];
  connections?: number;
  requests?: number;
}

interface Answered {
  perSecond: number;
  /** Milliseconds that each answer took. */
  times: number[];
}

/** How many of these requests a server answers in a second, eight at a time. Fails when one of them is refused. */
export const requestsPerSecond = async (url: string, token: string): Promise<number> =>
  (await sendRequests(url, () => "", { tokens: [token] })).perSecond;

/**
 * Sends requests, as many at a time as there are connections. Fails when one of them is refused.
 * @param pathOf the path of the next request, below the address
 */
export async function sendRequests(url: string, pathOf: () => string, load: Load): Promise<Answered> {
  const { tokens, connections: open = connections, requests: amount = requests } = load;
  const { pathname, search } = new URL(url);
  const base = `${pathname === "/" ? "" : pathname}${search}`;
  const times: number[] = [];
  const began = performance.now();
  let ended = began;
  let sent = 0;
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    const token = tokens[sent++ % tokens.length];
    return { ...request, path: `${base}${pathOf()}`, headers: { authorization: `Token ${token}` } };
  };
  const { non2xx, errors } = await new Promise<autocannon.Result>((resolve, reject) => {
    // Sampled often, because the run only ends with a sample.
    const run = { url, connections: open, amount, sampleInt: 10, requests: [{ setupRequest }] };
    autocannon(run, (error, result) => (error ? reject(error) : resolve(result))).on("response", (_client, _status, _bytes, took) => {
      ended = performance.now();
      times.push(took);
    });
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}${pathOf()}: ${non2xx} refused, ${errors} failed`);
  return { perSecond: (amount * 1_000) / (ended - began), times };
}
