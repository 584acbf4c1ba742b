import { type TagName, type Tags, tagNames } from './tags.ts';

export type TagCookie = { readonly name: string; readonly value: string; readonly maxAgeSeconds: number };

type TagIdSource = {
  readonly tags: Tags;
  /** What the browser has, by name. */
  readonly cookies: Readonly<Record<string, string | undefined>>;
  /** The campaign's parameters of the landing page. */
  readonly campaign: string;
  readonly now: number;
  /** From 0 up to 1, as of `Math.random`. */
  readonly random: () => number;
};

const DAY = 24 * 60 * 60;
/** Google ends a session after half an hour without an event. */
const SESSION_SECONDS = 30 * 60;

/**
 * The ids by which a platform knows a browser again. The frame of the tags has no cookies, so that the page makes them.
 * Shapes: https://developers.facebook.com/docs/marketing-api/conversions-api/parameters/fbp-and-fbc; Google's and TikTok's as their
 * tags write them. Lifetimes are the platforms' own.
 */
export function tagCookies(source: TagIdSource): readonly TagCookie[] {
  return tagNames.flatMap((name) => {
    const id = source.tags[name];
    return id ? COOKIES[name](id, source) : [];
  });
}

const COOKIES: Readonly<Record<TagName, (id: string, source: TagIdSource) => readonly TagCookie[]>> = {
  ga4: (id, { cookies, now, random }) => {
    const seconds = Math.floor(now / 1000);
    const stream = `_ga_${id.replace(/^G-/, '')}`;
    return [
      { name: '_ga', value: cookies._ga ?? `GA1.1.${digits(9, random)}.${seconds}`, maxAgeSeconds: 730 * DAY },
      { name: stream, value: googleSession(cookies[stream], seconds), maxAgeSeconds: 730 * DAY },
    ];
  },
  metaPixel: (_id, { cookies, campaign, now, random }) => {
    const clicked = parameterOf(campaign, 'fbclid');
    const fbc = clicked && !cookies._fbc?.endsWith(`.${clicked}`) ? `fb.1.${now}.${clicked}` : cookies._fbc;
    return [
      { name: '_fbp', value: cookies._fbp ?? `fb.1.${now}.${digits(10, random)}`, maxAgeSeconds: 90 * DAY },
      ...(fbc ? [{ name: '_fbc', value: fbc, maxAgeSeconds: 90 * DAY }] : []),
    ];
  },
  tiktokPixel: (_id, { cookies, campaign, random }) => {
    const ttclid = parameterOf(campaign, 'ttclid') ?? cookies.ttclid;
    return [
      { name: '_ttp', value: cookies._ttp ?? letters(27, random), maxAgeSeconds: 390 * DAY },
      ...(ttclid ? [{ name: 'ttclid', value: ttclid, maxAgeSeconds: 390 * DAY }] : []),
    ];
  },
};

/** GS1.1.<start>.<number>.<engaged>.<last event>.0.0.0, times in seconds. */
function googleSession(present: string | undefined, seconds: number): string {
  const [, started, count, last] = /^GS1\.1\.(\d+)\.(\d+)\.\d\.(\d+)/.exec(present ?? '') ?? [];
  const goesOn = started !== undefined && seconds - Number(last) < SESSION_SECONDS;
  return goesOn
    ? `GS1.1.${started}.${count}.1.${seconds}.0.0.0`
    : `GS1.1.${seconds}.${Number(count ?? 0) + 1}.1.${seconds}.0.0.0`;
}

function parameterOf(campaign: string, name: string): string | undefined {
  return campaign
    .split('&')
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

function letters(length: number, random: () => number): string {
  return Array.from({ length }, () => ALPHABET[Math.floor(random() * ALPHABET.length)]).join('');
}

/** The first is no zero, so that the length holds. */
function digits(length: number, random: () => number): string {
  return Array.from({ length }, (_, index) => (index === 0 ? 1 + Math.floor(random() * 9) : Math.floor(random() * 10))).join('');
}
