import { collectDefaultMetrics, register } from "prom-client";

collectDefaultMetrics();

/** Figures of the process in Prometheus' text format. Loaded only where they are switched on. */
export const metricsText = (): Promise<string> => register.metrics();
