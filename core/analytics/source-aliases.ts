/**
 * What links and referrers call a source, and its name in reports, as far as nobody says otherwise. Search engines are missing:
 * a visitor from a page of results came by no advertisement.
 */
export const knownNames: Readonly<Record<string, readonly string[]>> = {
  facebook: [
    'fb',
    'fb-ads',
    'fb_ads',
    'fbads',
    'facebook-ads',
    'facebook_ads',
    'facebookads',
    'facebook.com',
    'touch.facebook.com',
    'web.facebook.com',
    'mobile.facebook.com',
    'fb.com',
    'fb.me',
    'com.facebook.katana',
    'com.facebook.lite',
  ],
  messenger: ['msg', 'messenger.com', 'com.facebook.orca'],
  'audience-network': ['an', 'audience_network'],
  instagram: ['ig', 'insta', 'ig-ads', 'ig_ads', 'instagram-ads', 'instagram_ads', 'instagram.com', 'com.instagram.android'],
  threads: ['th', 'threads.net', 'threads.com', 'com.instagram.barcelona'],
  google: ['google-ads', 'google_ads', 'googleads', 'adwords', 'gads'],
  tiktok: [
    'tt',
    'tik-tok',
    'tiktok-ads',
    'tiktok_ads',
    'tiktokads',
    'tiktok.com',
    'vm.tiktok.com',
    'vt.tiktok.com',
    'com.zhiliaoapp.musically',
    'com.ss.android.ugc.trill',
  ],
  youtube: ['yt', 'youtube.com', 'youtu.be', 'com.google.android.youtube'],
  pinterest: ['pin', 'pinterest-ads', 'pinterest_ads', 'pinterest.com', 'pin.it', 'com.pinterest'],
  snapchat: ['snap', 'snapchat-ads', 'snapchat_ads', 'snapchat.com', 'com.snapchat.android'],
  x: ['twitter', 'twitter-ads', 'twitter.com', 'x.com', 't.co', 'com.twitter.android'],
  reddit: ['reddit-ads', 'reddit.com', 'old.reddit.com', 'out.reddit.com', 'com.reddit.frontpage'],
  linkedin: ['linkedin-ads', 'linkedin.com', 'lnkd.in', 'com.linkedin.android'],
  bing: ['bing-ads', 'bing_ads', 'microsoft-ads', 'microsoft_ads'],
};

export type SourceAlias = { readonly alias: string; readonly source: string };

export const knownAliases: readonly SourceAlias[] = Object.entries(knownNames).flatMap(([source, aliases]) =>
  aliases.map((alias) => ({ alias, source })),
);

/** The name of each alias. One that leads to another alias has the name of that; one that leads back to itself has its own. */
export function namesOfSources(own: readonly SourceAlias[]): ReadonlyMap<string, string> {
  const next = new Map([...knownAliases, ...own].map(({ alias, source }) => [alias, source]));
  const nameOf = (alias: string) => {
    const seen = new Set<string>();
    let name = alias;
    while (next.has(name) && !seen.has(name)) {
      seen.add(name);
      name = next.get(name) ?? name;
    }
    return seen.has(name) ? alias : name;
  };
  return new Map([...next.keys()].map((alias) => [alias, nameOf(alias)]));
}
