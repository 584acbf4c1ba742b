import { context, metrics, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { LogEvent } from 'kysely';
import { DURATION, METER } from './meter.ts';
import type { Telemetry } from './telemetry.ts';

const OPERATIONS: ReadonlySet<string> = new Set(['select', 'insert', 'update', 'delete', 'with']);

/** The values of a query are never looked at. */
export function observeQueries(): Telemetry['observeQuery'] {
  const duration = metrics.getMeter(METER).createHistogram('db.client.operation.duration', DURATION);
  const tracer = trace.getTracer(METER);
  return ({ level, query: { sql }, queryDurationMillis }: LogEvent) => {
    const operation = operationOf(sql);
    duration.record(queryDurationMillis / 1000, { operation, outcome: level === 'query' ? 'ok' : 'error' });
    if (trace.getSpan(context.active()) === undefined) return;
    const end = Date.now();
    const name = [operation, tableOf(sql)].filter(Boolean).join(' ');
    const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, startTime: end - queryDurationMillis });
    if (level === 'error') span.setStatus({ code: SpanStatusCode.ERROR });
    span.end(end);
  };
}

function operationOf(sql: string): string {
  const [word = ''] = /\w+/.exec(sql) ?? [];
  const operation = word.toLowerCase();
  return OPERATIONS.has(operation) ? operation : 'other';
}

function tableOf(sql: string): string | undefined {
  return /\b(?:from|into|update)\s+"?([a-z_.]+)/i.exec(sql)?.[1];
}
