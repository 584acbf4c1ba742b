import { metrics } from '@opentelemetry/api';
import { PrometheusExporter, PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
import { MeterProvider, type MetricData } from '@opentelemetry/sdk-metrics';

export type TelemetrySettings = {
  /** The standard variables of OpenTelemetry name a receiver. */
  readonly otel: boolean;
  readonly serviceName: string;
  /** Metrics are read at /metrics. */
  readonly prometheus: boolean;
};

type Sdk = { readonly metrics: (() => Promise<string>) | undefined; stop(): Promise<void> };

const MAX_FLUSH_MS = 3000;

export async function startSdk({ otel, serviceName, prometheus }: TelemetrySettings): Promise<Sdk> {
  const exporter = prometheus ? new PrometheusExporter({ preventServerStart: true }) : undefined;
  const stop = otel ? await startNodeSdk(serviceName, exporter) : startMeters(exporter);
  return {
    metrics: exporter && (() => scrape(exporter)),
    stop: () =>
      Promise.race([stop().catch(() => undefined), new Promise<void>((late) => setTimeout(late, MAX_FLUSH_MS).unref())]),
  };
}

function startMeters(exporter: PrometheusExporter | undefined): () => Promise<void> {
  const provider = new MeterProvider({ readers: exporter ? [exporter] : [] });
  metrics.setGlobalMeterProvider(provider);
  return () => provider.shutdown();
}

/** Metrics that Prometheus reads are not sent as well. */
async function startNodeSdk(serviceName: string, exporter: PrometheusExporter | undefined): Promise<() => Promise<void>> {
  const { NodeSDK } = await import('@opentelemetry/sdk-node');
  const sdk = new NodeSDK({
    serviceName,
    ...(exporter && { metricReaders: [exporter] }),
    logRecordProcessors: [],
  });
  sdk.start();
  return () => sdk.shutdown();
}

async function scrape(exporter: PrometheusExporter): Promise<string> {
  const { resourceMetrics } = await exporter.collect();
  const scopeMetrics = resourceMetrics.scopeMetrics.map(({ scope, metrics }) => ({ scope, metrics: metrics.map(withUnit) }));
  return new PrometheusSerializer(undefined, false, undefined, true, true).serialize({ ...resourceMetrics, scopeMetrics });
}

const UNITS: Readonly<Record<string, string>> = { s: '.seconds', By: '.bytes' };

/** Prometheus's names end with the unit, as those do that a collector makes of OTLP. */
function withUnit<Metric extends MetricData>(metric: Metric): Metric {
  const { descriptor } = metric;
  return { ...metric, descriptor: { ...descriptor, name: `${descriptor.name}${UNITS[descriptor.unit] ?? ''}` } };
}
