import { isSameHost } from './hosts.ts';
import { StartupError } from './startup-error.ts';
import type { Variables } from './variables.ts';

export type AppLinks = {
  /** Where links into the app lead: the site, or a host of their own. */
  readonly url: URL;
  readonly iosIds: readonly string[];
  readonly androidApps: readonly { readonly name: string; readonly fingerprints: readonly string[] }[];
};

/** Undefined where no app is named: its scheme alone opens it. */
export function appLinkSettings(variables: Variables, publicUrl: URL): AppLinks | undefined {
  const { APP_IOS_ID: iosIds = [], APP_ANDROID_ID: androidIds = [], APP_LINK_URL: url = publicUrl } = variables;
  if (iosIds.length + androidIds.length === 0) {
    if (variables.APP_LINK_URL)
      throw new StartupError('APP_LINK_URL needs APP_IOS_ID or APP_ANDROID_ID too: no app opens its links.');
    return undefined;
  }
  if (publicUrl.protocol !== 'https:') {
    throw new StartupError(
      'APP_IOS_ID and APP_ANDROID_ID need a PUBLIC_URL with https too: phones open no other link in an app.',
    );
  }
  if (variables.APP_LINK_URL)
    refuseTakenHost(variables.APP_LINK_URL, { PUBLIC_URL: publicUrl, OPERATOR_URL: variables.OPERATOR_URL });
  return { url, iosIds, androidApps: androidAppsOf(androidIds) };
}

/** What is asked of the host of links is sent on to the site, and phones know hosts without ports. */
function refuseTakenHost(linkUrl: URL, taken: Readonly<Record<string, URL | undefined>>): void {
  for (const [name, url] of Object.entries(taken)) {
    if (url && isSameHost(linkUrl, url))
      throw new StartupError(`APP_LINK_URL must be another host than that of ${name}, not only another port, or left out.`);
  }
}

function androidAppsOf(ids: readonly string[]): AppLinks['androidApps'] {
  const certificates = ids.map((id) => id.split('=') as [name: string, fingerprint: string]);
  const byName = Map.groupBy(certificates, ([name]) => name);
  return Array.from(byName, ([name, own]) => ({ name, fingerprints: own.map(([, fingerprint]) => fingerprint.toUpperCase()) }));
}
