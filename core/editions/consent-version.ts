import type { ConsentStep } from '../funnel/kinds/consent.ts';

type Words = Pick<ConsentStep, 'title' | 'agreement'> & { readonly lead?: string | undefined; readonly why?: string | undefined };

/** All that is read before it is agreed to. */
export function consentText({ title, lead, why, agreement }: Words): string {
  return [title, lead, why, agreement].filter(Boolean).join('\n');
}

/** Of a consent that a draft adds: it is made of its words, so that no version ever stands for two wordings. */
export function consentVersion({ title, lead = '', why = '', agreement }: Omit<ConsentStep, 'version'>): string {
  return `words-${digest([title, lead, why, agreement].join('\n'))}`;
}

/** 53 bits by which texts differ (cyrb53 by bryc, public domain). */
function digest(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  const mixedHigh = mix(high, low);
  const mixedLow = mix(low, high);
  return (4294967296 * (2097151 & mixedLow) + (mixedHigh >>> 0)).toString(36).padStart(11, '0');
}

function mix(one: number, other: number): number {
  return Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
}
