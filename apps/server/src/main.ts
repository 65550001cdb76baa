import { serve } from "./serve.ts";

const starters = /^--end-with=([\d,]+)$/.exec(process.argv[2] ?? "")?.[1];
await serve({ endWith: starters ? starters.split(",").map(Number) : [] });
