import type { EventName } from './catalogue.ts';
import type { StageCount } from './counts.ts';
import { type Stage, stageAt } from './stages.ts';

export type FunnelEffect = {
  readonly stage: string;
  readonly kind: Exclude<keyof StageCount, 'times'> | 'time';
  readonly seconds?: number;
};

export type NamedEvent = { readonly name: string; readonly properties: Readonly<Record<string, unknown>> };

export function effectOf(stages: readonly Stage[], { name, properties }: NamedEvent): FunnelEffect | undefined {
  const [kind, stage] = meaning(stages, name as EventName, properties);
  if (!kind || !stages.some(({ id }) => id === stage)) return undefined;
  const { seconds } = properties;
  if (kind !== 'time') return { stage: String(stage), kind };
  return typeof seconds === 'number' ? { stage: String(stage), kind, seconds } : undefined;
}

type Meaning = readonly [kind?: FunnelEffect['kind'], stage?: unknown];

function meaning(stages: readonly Stage[], name: EventName, { step_id, route, reason }: NamedEvent['properties']): Meaning {
  switch (name) {
    case 'Step Viewed':
      return ['views', step_id];
    case 'Step Time':
      return ['time', step_id];
    case 'Step Back':
      return ['backs', step_id];
    case 'Checkout Opened':
      return ['views', 'checkout'];
    case 'payment success':
      return ['views', 'paid'];
    case 'Validation Error':
      return ['errors', step_id];
    case 'Camera Denied':
      return ['errors', stages.find(({ kind }) => kind === 'selfie')?.id];
    case 'Subscribe Failed':
      return ['errors', 'payment'];
    case 'Purchase Failed':
      // `Subscribe Failed` counts a checkout that was not started.
      return reason === 'unreachable' || reason === 'refused' ? [] : ['errors', 'checkout'];
    case 'Answers Post Failed':
      return ['errors', 'paid'];
    case 'Client Error':
      return ['errors', typeof route === 'string' ? stageAt(stages, route)?.id : undefined];
    default:
      return [];
  }
}
