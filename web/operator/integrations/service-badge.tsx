import { integrationsCopy as copy } from '../../../content/operator/integrations.ts';
import type { IntegrationView } from '../../../core/api/operator/integrations.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { Badge } from '../parts/badge.tsx';

/** Asked while a visitor waits. */
export const WITHOUT_DELIVERIES: ReadonlySet<string> = new Set(['payments', 'geocoder', 'weather']);

export function ServiceBadge({ id, failing, succeededAt }: IntegrationView) {
  if (failing > 0) return <Badge tone="bad">{fill(copy.failing, { count: String(failing) })}</Badge>;
  if (succeededAt !== null) return <Badge tone="good">{copy.works}</Badge>;
  return WITHOUT_DELIVERIES.has(id) ? null : <Badge>{copy.quiet}</Badge>;
}
