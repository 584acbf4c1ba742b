import type { Delivery, DeliveryList } from '../../core/api/operator/deliveries.ts';

export function describe({ deliveries, total, counts }: DeliveryList, internal: readonly Delivery[], now: Date): string {
  const parts: string[] = [];
  if (total === 0) parts.push('Nothing is pending.');
  else parts.push(table(deliveries, now), total > deliveries.length ? `${deliveries.length} of ${total}.` : '');
  const done = counts
    .filter(({ kind, state }) => kind === 'delivery' && state === 'done')
    .reduce((sum, { count }) => sum + count, 0);
  parts.push(`${done} arrived in the last 30 days.`);
  if (internal.length > 0) parts.push('', 'Failed internal jobs:', table(internal, now));
  return parts.filter((part, index) => part !== '' || index > 0).join('\n');
}

const HEADINGS = ['id', 'job', 'state', 'for', 'tries', 'added', 'next', 'last error'];

function table(deliveries: readonly Delivery[], now: Date): string {
  const rows = deliveries.map((delivery) => [
    delivery.id,
    delivery.what ? `${delivery.job} (${delivery.what})` : delivery.job,
    delivery.state,
    delivery.to ?? '',
    String(delivery.attempts),
    distance(delivery.addedAt, now),
    delivery.nextAt === null ? '' : distance(delivery.nextAt, now),
    delivery.lastError ?? '',
  ]);
  const widths = HEADINGS.map((heading, column) => Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)));
  return [HEADINGS, ...rows]
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const UNITS = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1000],
] as const;

function distance(at: number, now: Date): string {
  const away = at - now.getTime();
  const [unit, size] = UNITS.find(([, milliseconds]) => Math.abs(away) >= milliseconds) ?? ['s', 1000];
  const text = `${Math.round(Math.abs(away) / size)} ${unit}`;
  if (Math.abs(away) < 1000) return 'now';
  return away > 0 ? `in ${text}` : `${text} ago`;
}
