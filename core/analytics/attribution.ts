export const campaignKeys = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'utm_id'] as const;

export const clickKeys = [
  'gclid',
  'gbraid',
  'wbraid',
  'fbclid',
  'ttclid',
  'msclkid',
  'twclid',
  'li_fat_id',
  'epik',
  'sccid',
  'rdt_cid',
] as const;

export const attributionKeys = [...campaignKeys, ...clickKeys, 'referrer', 'landing_page'] as const;
export type AttributionKey = (typeof attributionKeys)[number];
export type Attribution = Readonly<Partial<Record<AttributionKey, string>>>;

const PLATFORMS: Readonly<Partial<Record<AttributionKey, string>>> = {
  gclid: 'google',
  gbraid: 'google',
  wbraid: 'google',
  fbclid: 'facebook',
  ttclid: 'tiktok',
  msclkid: 'bing',
  twclid: 'x',
  li_fat_id: 'linkedin',
  epik: 'pinterest',
  sccid: 'snapchat',
  rdt_cid: 'reddit',
};

export function sourceOf(attribution: Attribution): string {
  const platform = clickKeys.find((key) => attribution[key] !== undefined);
  const source = attribution.utm_source ?? (platform && PLATFORMS[platform]) ?? hostOf(attribution.referrer) ?? 'direct';
  return traitValue(source);
}

export function traitValue(text: string): string {
  const value = text
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9._-]+/g, '-')
    .slice(0, 40);
  return value === '' ? 'unknown' : value;
}

function hostOf(referrer: string | undefined): string | undefined {
  return referrer?.match(/^https?:\/\/(?:www\.|m\.|l\.|lm\.)?([^/:?#]+)/)?.[1];
}

/** The rest of another site's address may hold what somebody searched for or who they are. */
export function withoutQuery(referrer: string): string {
  return referrer.replace(/[?#].*$/s, '');
}

export type OrderAttribution = Attribution & { readonly device_id?: string };

export function pickAttribution(sent: Readonly<Record<string, string>> | undefined): OrderAttribution | undefined {
  const picked = [...attributionKeys, 'device_id'].flatMap((key) => (sent?.[key] ? [[key, sent[key]]] : []));
  if (picked.length === 0) return undefined;
  const { referrer, ...others } = Object.fromEntries(picked) as OrderAttribution;
  return { ...others, ...(referrer && { referrer: withoutQuery(referrer) }) };
}
