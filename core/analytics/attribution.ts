import { toSingleLine } from '../presentation/printable.ts';

export const campaignKeys = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'utm_id'] as const;

export const clickKeys = [
  'gclid',
  'gbraid',
  'wbraid',
  'dclid',
  'fbclid',
  'igshid',
  'igsh',
  'ttclid',
  'msclkid',
  'twclid',
  'li_fat_id',
  'epik',
  'sccid',
  'rdt_cid',
  'yclid',
  'gad_source',
] as const;

export const attributionKeys = [...campaignKeys, ...clickKeys, 'referrer', 'landing_page'] as const;
export type AttributionKey = (typeof attributionKeys)[number];
export type Attribution = Readonly<Partial<Record<AttributionKey, string>>>;

const PLATFORMS: Readonly<Record<(typeof clickKeys)[number], string>> = {
  gclid: 'google',
  gbraid: 'google',
  wbraid: 'google',
  dclid: 'google',
  gad_source: 'google',
  fbclid: 'facebook',
  igshid: 'instagram',
  igsh: 'instagram',
  ttclid: 'tiktok',
  msclkid: 'bing',
  twclid: 'x',
  li_fat_id: 'linkedin',
  epik: 'pinterest',
  sccid: 'snapchat',
  rdt_cid: 'reddit',
  yclid: 'yandex',
};

export function sourceOf(attribution: Attribution): string {
  const click = clickKeys.find((key) => attribution[key] !== undefined);
  return traitValue(attribution.utm_source ?? (click && PLATFORMS[click]) ?? hostOf(attribution.referrer) ?? 'direct');
}

export const MAX_TRAIT_LENGTH = 100;

/** One spelling of what many visitors share: in small letters, with hyphens for white space. */
export function traitValue(text: string): string {
  const value = text.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, '-');
  return value === '' ? 'unknown' : [...value].slice(0, MAX_TRAIT_LENGTH).join('');
}

/** An app on Android is a site by its name. */
function hostOf(referrer: string | undefined): string | undefined {
  return referrer?.match(/^(?:https?|android-app):\/\/(?:www\.|m\.|l\.|lm\.)?([^/:?#]+)/)?.[1];
}

/** The rest of another site's address may hold what somebody searched for or who they are. */
export function withoutQuery(referrer: string): string {
  return referrer.replace(/[?#].*$/s, '');
}

export type OrderAttribution = Attribution & { readonly device_id?: string };

/** Without the characters that a database refuses. */
export function pickAttribution(sent: Readonly<Record<string, string>> | undefined): OrderAttribution | undefined {
  const picked = [...attributionKeys, 'device_id'].flatMap((key) => (sent?.[key] ? [[key, toSingleLine(sent[key])]] : []));
  if (picked.length === 0) return undefined;
  const { referrer, ...others } = Object.fromEntries(picked) as OrderAttribution;
  return { ...others, ...(referrer && { referrer: withoutQuery(referrer) }) };
}
