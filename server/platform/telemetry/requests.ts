import { type Attributes, context, metrics, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyRequest } from 'fastify';
import type { Server } from '../http/server.ts';
import { DURATION, METER } from './meter.ts';

/** Asked every few seconds by machines. */
const NOT_TRACED: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz', '/metrics']);

/** A trace begins here: a stranger's `traceparent` is not believed. */
export function observeRequests(app: Server): void {
  const duration = metrics.getMeter(METER).createHistogram('http.server.request.duration', DURATION);
  const tracer = trace.getTracer(METER);
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const route = routeOf(request);
    if (!NOT_TRACED.has(route)) {
      const attributes = { 'http.request.method': request.method, 'http.route': route };
      spans.set(request, tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes, root: true }));
    }
    done();
  });
  // After the body is read, because its events run outside of the context.
  app.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) context.with(trace.setSpan(context.active(), span), done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply.raw;
    const labels: Attributes = { method: request.method, route: routeOf(request), status: `${Math.floor(statusCode / 100)}xx` };
    duration.record(reply.elapsedTime / 1000, labels);
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
    done();
  });
}

/** The template, never the path: paths of strangers hold anything. */
function routeOf({ routeOptions: { url } }: FastifyRequest): string {
  if (url === undefined) return 'none';
  return url.startsWith('/assets/') ? '/assets/*' : url;
}
