import type { AppLinks } from '../../platform/app-link-settings.ts';
import { dataHeaders } from '../../platform/http/headers.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import { LINK_PATHS } from '../account-links/jobs.ts';

const IOS_FILE = '/.well-known/apple-app-site-association';
const ANDROID_FILE = '/.well-known/assetlinks.json';
export const ASSOCIATION_FILES: readonly string[] = [IOS_FILE, ANDROID_FILE];

type AssociationDeps = { readonly appLinks: AppLinks; readonly publicUrl: URL };

/** Phones read here which apps may open our links, so that no other app receives a token. */
export function associationFiles({ appLinks, publicUrl }: AssociationDeps): Routes {
  const { iosIds, androidApps } = appLinks;
  const headers = { ...dataHeaders(publicUrl), 'content-type': 'application/json' };
  return async (app) => {
    if (iosIds.length > 0) app.get(IOS_FILE, (_request, reply) => reply.headers(headers).send(forIos(iosIds)));
    if (androidApps.length > 0) app.get(ANDROID_FILE, (_request, reply) => reply.headers(headers).send(forAndroid(androidApps)));
  };
}

/** Only a link with a token; without one the page stays in the browser. */
function forIos(appIDs: AppLinks['iosIds']) {
  return { applinks: { details: [{ appIDs, components: [{ '/': LINK_PATHS.app, '#': '?*' }] }] } };
}

function forAndroid(apps: AppLinks['androidApps']) {
  return apps.map(({ name, fingerprints }) => ({
    relation: ['delegate_permission/common.handle_all_urls'],
    target: { namespace: 'android_app', package_name: name, sha256_cert_fingerprints: fingerprints },
  }));
}
