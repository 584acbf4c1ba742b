import { createHash } from 'node:crypto';
import { brand } from '../../../content/brand.ts';
import { type TagName, type TagSettings, tagNames } from '../../../core/consent/tags.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import { type TagSources, tagFrameHeaders } from '../../platform/http/tag-frame-headers.ts';

type TagDeps = { readonly tags: TagSettings; readonly publicUrl: URL; readonly script: string };

/** Google's ad network is left out, since signals are switched off (core/consent/tags.ts). */
const SOURCES: Readonly<Record<TagName, TagSources>> = {
  ga4: {
    scripts: ['https://www.googletagmanager.com'],
    targets: ['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://www.googletagmanager.com'],
  },
  metaPixel: { scripts: ['https://connect.facebook.net'], targets: ['https://www.facebook.com'] },
  tiktokPixel: { scripts: ['https://analytics.tiktok.com'], targets: ['https://analytics.tiktok.com'] },
};

/** Tags run in this page's frame, where they can reach nothing of ours (core/consent/tags.ts has what they are told). */
export function tagRoutes({ tags, publicUrl, script }: TagDeps): Routes {
  const sources = tagNames.filter((name) => tags[name]).map((name) => SOURCES[name]);
  const hash = `sha256-${createHash('sha256').update(script).digest('base64')}`;
  const headers = { ...tagFrameHeaders(publicUrl, hash, sources), 'content-type': 'text/html; charset=utf-8' };
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${brand.name}</title><script>${script}</script></head><body></body></html>`;
  return async (app) => {
    if (sources.length > 0) app.get('/tags', (_request, reply) => reply.headers(headers).send(page));
  };
}
