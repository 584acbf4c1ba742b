import { readdirSync } from 'node:fs';
import { metrics } from '@opentelemetry/api';
import { openEventLoopMonitor } from './event-loop.ts';
import { METER } from './meter.ts';

export function observeProcess(): void {
  const meter = metrics.getMeter(METER);
  const p50 = meter.createObservableGauge('nodejs.eventloop.delay.p50', { unit: 's' });
  const p99 = meter.createObservableGauge('nodejs.eventloop.delay.p99', { unit: 's' });
  const memory = meter.createObservableGauge('process.memory.usage', { unit: 'By' });
  const descriptors = meter.createObservableGauge('process.unix.file_descriptor.count');
  const cpu = meter.createObservableCounter('process.cpu.time', { unit: 's' });
  const readDelay = openEventLoopMonitor();
  meter.addBatchObservableCallback(
    (result) => {
      const delay = readDelay();
      result.observe(p50, delay.p50 / 1000);
      result.observe(p99, delay.p99 / 1000);
      const { rss, heapUsed } = process.memoryUsage();
      result.observe(memory, rss, { type: 'resident' });
      result.observe(memory, heapUsed, { type: 'heap' });
      const { user, system } = process.cpuUsage();
      result.observe(cpu, (user + system) / 1e6);
      const open = openDescriptors();
      if (open !== undefined) result.observe(descriptors, open);
    },
    [p50, p99, memory, descriptors, cpu],
  );
}

/** Only Linux tells. */
function openDescriptors(): number | undefined {
  try {
    return readdirSync('/proc/self/fd').length;
  } catch {
    return undefined;
  }
}
