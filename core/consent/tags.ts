import { inUnits } from '../presentation/units.ts';
import type { ConsentChoices, ConsentPurpose } from './consent.ts';
import type { Milestone } from './milestone.ts';

/** The tags and the consent of each. A new one compiles only with its click ids, hosts, loading code, cookies and a stand-in for tests. */
export const tagPurposes = { ga4: 'statistics', metaPixel: 'ads', tiktokPixel: 'ads' } as const satisfies Readonly<
  Record<string, ConsentPurpose>
>;
export type TagName = keyof typeof tagPurposes;
export const tagNames = Object.keys(tagPurposes) as readonly TagName[];

export type Tags = Readonly<Partial<Record<TagName, string>>>;

export type TagSettings = Tags & {
  readonly subscribeOnOpen: boolean;
  readonly metaEvent: string;
};

export function tagsFor(settings: TagSettings, choices: ConsentChoices): Tags {
  const allowed = tagNames.filter((name) => settings[name] && choices[tagPurposes[name]]);
  return Object.fromEntries(allowed.map((name) => [name, settings[name]]));
}

export type TagCall = readonly [...arguments: (string | boolean | object)[]];

/** The same on every screen, so that Google never learns which screen is shown. */
export type TagPage = { readonly page_location: string; readonly page_title: string };

export function googleStart(id: string, { ads }: ConsentChoices, pageFields: TagPage): readonly TagCall[] {
  const signals = ads ? 'granted' : 'denied';
  const consent = { analytics_storage: 'granted', ad_storage: signals, ad_user_data: signals, ad_personalization: signals };
  const page = { ...pageFields, page_referrer: '' };
  return [
    ['consent', 'default', consent],
    ['set', page],
    // Signals would need hosts of Google's ad network, which the frame may not reach.
    ['config', id, { ...page, send_page_view: false, allow_google_signals: false, allow_ad_personalization_signals: ads }],
  ];
}

export const googleVisit: TagCall = ['event', 'page_view'];
export const metaVisit: TagCall = ['track', 'PageView'];

export function googleCalls({ kind, id, value, currency }: Milestone): readonly TagCall[] {
  const money = { value: inUnits(value, currency), currency };
  return kind === 'subscribed' ? [['event', 'purchase', { transaction_id: id, ...money }]] : [['event', 'begin_checkout', money]];
}

/** Meta's automatic tracking of buttons, forms and history is switched off. */
export function metaStart(id: string): readonly TagCall[] {
  return [
    ['set', 'autoConfig', false, id],
    ['init', id],
  ];
}

type MetaSettings = Pick<TagSettings, 'subscribeOnOpen' | 'metaEvent'>;

/** The specification also reports a subscription when the payment dialog opens (`subscribeOnOpen`). */
export function metaCalls(
  { kind, id, value, currency }: Milestone,
  { subscribeOnOpen, metaEvent }: MetaSettings,
): readonly TagCall[] {
  const facts = { value: inUnits(value, currency), currency, predicted_ltv: '0.00' };
  const eventID = kind === 'subscribed' ? id : `${id}-subscribe`;
  const paid: TagCall = [metaEvent === META_EVENT ? 'track' : 'trackCustom', metaEvent, facts, { eventID }];
  if (kind === 'subscribed') return [paid];
  return [['track', 'InitiateCheckout', facts, { eventID: id }], ...(subscribeOnOpen ? [paid] : [])];
}

export const META_EVENT = 'Subscribe';

export function tiktokCalls({ kind, id, value, currency }: Milestone): readonly TagCall[] {
  const name = kind === 'subscribed' ? 'Subscribe' : 'InitiateCheckout';
  return [['track', name, { value: inUnits(value, currency), currency }, { event_id: id }]];
}

const clickIds: Readonly<Record<TagName, readonly string[]>> = {
  ga4: ['gclid', 'gbraid', 'wbraid', 'dclid', 'gad_source', 'gad_campaignid'],
  metaPixel: ['fbclid'],
  tiktokPixel: ['ttclid'],
};

/** Tags see the campaign's parameters and no other part of the address. */
const CAMPAIGN = new RegExp(`^(utm_\\w{1,20}|${Object.values(clickIds).flat().join('|')})=[^=]{1,500}$`);

export function campaignOf(query: string): string {
  const pairs = query.replace(/^\?/, '').split('&');
  return pairs.filter((pair) => CAMPAIGN.test(pair)).join('&');
}
