import { context, metrics, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { JobObserver } from '../jobs/observer.ts';
import { DURATION, METER } from './meter.ts';

const HEADER = 'traceparent';

export function observeJobs(): JobObserver['observeJob'] {
  const duration = metrics.getMeter(METER).createHistogram('job.duration', DURATION);
  const tracer = trace.getTracer(METER);
  return (queue, traceparent, work) => {
    const started = performance.now();
    const parent = traceparent === undefined ? ROOT_CONTEXT : propagation.extract(ROOT_CONTEXT, { [HEADER]: traceparent });
    return tracer.startActiveSpan(`job ${queue}`, { kind: SpanKind.CONSUMER }, parent, async (span) => {
      let outcome = 'error';
      try {
        const ended = await work();
        outcome = ended;
        return ended;
      } finally {
        duration.record((performance.now() - started) / 1000, { queue, outcome });
        if (outcome !== 'done') span.setStatus({ code: SpanStatusCode.ERROR, message: outcome });
        span.end();
      }
    });
  };
}

export function currentTraceparent(): string | undefined {
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  return carrier[HEADER];
}
