import { observeCalls } from './calls.ts';
import { countShopEvents } from './counters.ts';
import { currentTraceparent, observeJobs } from './jobs.ts';
import { observeProcess } from './process.ts';
import { observeQueries } from './queries.ts';
import { observeRequests } from './requests.ts';
import { startSdk, type TelemetrySettings } from './sdk.ts';
import { observeState } from './state.ts';
import type { Telemetry } from './telemetry.ts';

/** Imported only when telemetry is configured: the packages take 13 to 40 MB. */
export async function openTelemetry(settings: TelemetrySettings): Promise<Telemetry> {
  const sdk = await startSdk(settings);
  countShopEvents();
  observeProcess();
  return {
    observeRequests,
    observeJob: observeJobs(),
    observeQuery: observeQueries(),
    observeCalls,
    observeState,
    traceparent: currentTraceparent,
    metrics: sdk.metrics,
    stop: sdk.stop,
  };
}
