import type { TagSettings } from '../api/configuration.ts';
import type { ConsentChoices } from './consent.ts';
import type { Milestone } from './milestone.ts';

/** The tags that may run: those with an id, of those whose purpose was agreed to. */
export type Tags = { readonly ga4?: string; readonly metaPixel?: string };

export function tagsFor({ ga4, metaPixel }: TagSettings, { statistics, ads }: ConsentChoices): Tags {
  return { ...(statistics && ga4 && { ga4 }), ...(ads && metaPixel && { metaPixel }) };
}

/** A call of a tag, as its own documentation writes it: a name and what goes with it. */
export type TagCall = readonly [...arguments: (string | boolean | object)[]];

/** What Google is told of the page: the same on every screen, so that no screen is ever told. */
export type TagPage = { readonly page_location: string; readonly page_title: string };

/** How Google's tag is started. It asks for nothing that follows people to other sites unless they agreed to ads. */
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

/** That there was a visit. */
export const googleVisit: TagCall = ['event', 'page_view'];
export const metaVisit: TagCall = ['track', 'PageView'];

export function googleCalls({ kind, id, value, currency }: Milestone): readonly TagCall[] {
  const money = { value: value / 100, currency };
  return kind === 'subscribed' ? [['event', 'purchase', { transaction_id: id, ...money }]] : [['event', 'begin_checkout', money]];
}

/** How Meta's pixel is started: without looking at buttons, forms or the history by itself. */
export function metaStart(id: string): readonly TagCall[] {
  return [
    ['set', 'autoConfig', false, id],
    ['init', id],
  ];
}

/** `subscribeOnOpen`: whether opening the payment dialog is also called a subscription, as the specification has it to the letter. */
export function metaCalls({ kind, id, value, currency }: Milestone, subscribeOnOpen: boolean): readonly TagCall[] {
  const facts = { value: value / 100, currency, predicted_ltv: '0.00' };
  const subscribe: TagCall = ['track', 'Subscribe', facts, { eventID: kind === 'subscribed' ? id : `${id}-subscribe` }];
  if (kind === 'subscribed') return [subscribe];
  return [['track', 'InitiateCheckout', facts, { eventID: id }], ...(subscribeOnOpen ? [subscribe] : [])];
}

/** What a landing address says of the ad that led here; the rest of it is nobody's business. */
const CAMPAIGN = /^(utm_\w{1,20}|gclid|gbraid|wbraid|dclid|fbclid)=[^=]{1,500}$/;

/** The part of a query that tags may see, as it was written. */
export function campaignOf(query: string): string {
  const pairs = query.replace(/^\?/, '').split('&');
  return pairs.filter((pair) => CAMPAIGN.test(pair)).join('&');
}
