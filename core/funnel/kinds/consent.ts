import type { Question } from '../question.ts';
import type { Kind } from './kind.ts';

/** One thing that is agreed to, in a box that nobody ticks beforehand. */
export type ConsentStep = Question & {
  readonly kind: 'consent';
  /** Grows with the wording: a consent to an older one is ignored. */
  readonly version: string;
  readonly agreement: string;
  /** The funnel goes on with it only. */
  readonly required?: true;
  /** As a city, it is withdrawn by its id. */
  readonly exportAs?: undefined;
};

/** The version, and the instant at which it was agreed to. */
const AGREED = /^(\S+) (\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z)$/;

export const consent: Kind<ConsentStep> = {
  personal: true,
  withdrawable: true,
  valid: ({ version }, value) => {
    const [stored, agreed, at = ''] = AGREED.exec(typeof value === 'string' ? value : '') ?? [];
    return agreed === version && !Number.isNaN(Date.parse(at)) ? stored : undefined;
  },
  labels: ({ agreement }) => [agreement],
  exported: (_, answer) => `Agreed to version ${String(answer).replace(' ', ' at ')}`,
};

const EXPORTED = /^Agreed to version (\S+) at \d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** The version that an exported answer agrees to; undefined for what is no consent. It needs no step, which may have gone with its edition. */
export function agreedVersion(exported: string): string | undefined {
  return EXPORTED.exec(exported)?.[1];
}

export function consentAnswer({ version }: ConsentStep, at: number): string {
  return `${version} ${new Date(at).toISOString()}`;
}
