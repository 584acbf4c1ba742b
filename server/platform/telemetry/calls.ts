import {
  type Attributes,
  type Histogram,
  metrics,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { DURATION, METER } from './meter.ts';

type Call = (...args: unknown[]) => unknown;

/** Measures the calls of a port that return a promise. */
export function observeCalls<Port extends object>(adapter: string, port: Port): Port {
  const duration = metrics.getMeter(METER).createHistogram('adapter.call.duration', DURATION);
  const tracer = trace.getTracer(METER);
  return new Proxy(port, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) =>
        observe({ tracer, duration, adapter, operation: String(name) }, () => (value as Call).apply(target, args));
    },
  });
}

type Observed = {
  readonly tracer: Tracer;
  readonly duration: Histogram;
  readonly adapter: string;
  readonly operation: string;
};

function observe({ tracer, duration, adapter, operation }: Observed, call: () => unknown): unknown {
  const started = performance.now();
  return tracer.startActiveSpan(`${adapter} ${operation}`, { kind: SpanKind.CLIENT }, (span: Span) => {
    const end = (outcome: string) => {
      const labels: Attributes = { adapter, operation, outcome };
      duration.record((performance.now() - started) / 1000, labels);
      if (outcome !== 'ok') span.setStatus({ code: SpanStatusCode.ERROR, message: outcome });
      span.end();
    };
    const result = call();
    if (!(result instanceof Promise)) {
      span.end();
      return result;
    }
    return result.then(
      (value: unknown) => {
        end(outcomeOf(value));
        return value;
      },
      (error: unknown) => {
        end('error');
        throw error;
      },
    );
  });
}

/** Ports answer with `ok`, and with a reason of a closed set when it is false. */
function outcomeOf(value: unknown): string {
  if (typeof value !== 'object' || value === null || !('ok' in value) || value.ok === true) return 'ok';
  return 'reason' in value && typeof value.reason === 'string' ? value.reason : 'error';
}
