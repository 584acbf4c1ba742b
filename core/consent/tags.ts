import type { TagSettings } from '../api/configuration.ts';
import type { ConsentChoices } from './consent.ts';
import type { Milestone } from './milestone.ts';

export type Tags = { readonly ga4?: string; readonly metaPixel?: string };

export function tagsFor({ ga4, metaPixel }: TagSettings, { statistics, ads }: ConsentChoices): Tags {
  return { ...(statistics && ga4 && { ga4 }), ...(ads && metaPixel && { metaPixel }) };
}

export type TagCall = readonly [...arguments: (string | boolean | object)[]];

/** The same on every screen, so that Google never learns which screen is shown. */
type TagPage = { readonly page_location: string; readonly page_title: string };

export function googleStart(id: string, { ads }: ConsentChoices, pageFields: TagPage): readonly TagCall[] {
  const signals = ads ? 'granted' : 'denied';
  const consent = { analytics_storage: 'granted', ad_storage: signals, ad_user_data: signals, ad_personalization: signals };
  const page = { ...pageFields, page_referrer: '' };
  return [
    ['consent', 'default', consent],
    ['set', page],
    ['config', id, { ...page, send_page_view: false, allow_google_signals: ads, allow_ad_personalization_signals: ads }],
  ];
}

export const googleVisit: TagCall = ['event', 'page_view'];
export const metaVisit: TagCall = ['track', 'PageView'];

export function googleCalls({ kind, id, value, currency }: Milestone): readonly TagCall[] {
  const money = { value: value / 100, currency };
  return kind === 'subscribed' ? [['event', 'purchase', { transaction_id: id, ...money }]] : [['event', 'begin_checkout', money]];
}

/** Meta's automatic tracking of buttons, forms and history is switched off. */
export function metaStart(id: string): readonly TagCall[] {
  return [
    ['set', 'autoConfig', false, id],
    ['init', id],
  ];
}

/** The specification also reports a subscription when the payment dialog opens (`subscribeOnOpen`). */
export function metaCalls({ kind, id, value, currency }: Milestone, subscribeOnOpen: boolean): readonly TagCall[] {
  const facts = { value: value / 100, currency, predicted_ltv: '0.00' };
  const subscribe: TagCall = ['track', 'Subscribe', facts, { eventID: kind === 'subscribed' ? id : `${id}-subscribe` }];
  if (kind === 'subscribed') return [subscribe];
  return [['track', 'InitiateCheckout', facts, { eventID: id }], ...(subscribeOnOpen ? [subscribe] : [])];
}

/** Tags see the campaign's parameters and no other part of the address. */
const CAMPAIGN = /^(utm_\w{1,20}|gclid|gbraid|wbraid|dclid|fbclid)=[^=]{1,500}$/;

export function campaignOf(query: string): string {
  const pairs = query.replace(/^\?/, '').split('&');
  return pairs.filter((pair) => CAMPAIGN.test(pair)).join('&');
}
