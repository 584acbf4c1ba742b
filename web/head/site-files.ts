import { brand } from '../../content/brand.ts';
import { descriptions } from '../../content/pages/titles.ts';
import { routes } from '../site-map.ts';
import { listedPath, type PictureUrls } from './head.tsx';
import { ORIGIN } from './origin.ts';

/** `ground` is the colour of the pages. */
export function siteFiles(pictures: PictureUrls, ground: string): Readonly<Record<string, string>> {
  return { 'robots.txt': robots, 'sitemap.xml': sitemap(), 'manifest.webmanifest': manifest(pictures, ground) };
}

/** Crawlers must read a page to see that it may not be listed. */
const robots = `User-agent: *
Disallow: /api/

Sitemap: ${ORIGIN}/sitemap.xml
`;

function sitemap(): string {
  const paths = new Set(routes.filter(({ indexed }) => indexed).map(listedPath));
  const urls = [...paths].map((path) => `  <url><loc>${ORIGIN}${path}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`;
}

function manifest(pictures: PictureUrls, ground: string): string {
  return JSON.stringify({
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: descriptions['/'],
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: ground,
    theme_color: ground,
    icons: (['icon-192', 'icon-512', 'maskable-192', 'maskable-512'] as const).map((name) => ({
      src: pictures(name),
      type: 'image/png',
      sizes: name.replace(/^\D+(\d+)$/, '$1x$1'),
      purpose: name.startsWith('maskable') ? 'maskable' : 'any',
    })),
  });
}
