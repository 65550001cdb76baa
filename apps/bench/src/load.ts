import autocannon from "autocannon";

const requests = 160;
const connections = 8;

/** How many of these requests a server answers in a second, eight at a time. Fails when one of them is refused. */
export async function requestsPerSecond(url: string, token: string): Promise<number> {
  const began = performance.now();
  let ended = began;
  const { non2xx, errors } = await new Promise<autocannon.Result>((resolve, reject) => {
    // Sampled often, because the run only ends with a sample.
    const run = { url, connections, amount: requests, sampleInt: 10, headers: { authorization: `Token ${token}` } };
    autocannon(run, (error, result) => (error ? reject(error) : resolve(result))).on("response", () => {
      ended = performance.now();
    });
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} refused, ${errors} failed`);
  return (requests * 1_000) / (ended - began);
}
