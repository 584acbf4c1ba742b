import { metrics } from '@opentelemetry/api';
import { METER } from './meter.ts';
import { type ShopEvent, shopEvents } from './shop-events.ts';

export function countShopEvents(): void {
  const meter = metrics.getMeter(METER);
  const counters = {
    leads: meter.createCounter('leads'),
    checkouts: meter.createCounter('checkouts'),
    payments: meter.createCounter('payments'),
  };
  shopEvents.subscribe((message) => {
    const { counter, ...labels } = message as ShopEvent;
    counters[counter].add(1, labels);
  });
}
