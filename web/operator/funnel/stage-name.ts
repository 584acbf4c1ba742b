import type { FunnelStage } from '../../../core/api/operator/funnel.ts';

export function nameOf({ number, title }: Pick<FunnelStage, 'number' | 'title'>): string {
  return number === undefined ? title : `${number}. ${title}`;
}
