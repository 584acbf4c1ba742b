import { brand } from '../../content/brand.ts';
import { descriptions } from '../../content/pages/titles.ts';
import { colour } from '../design/tokens.ts';
import { routes } from '../site-map.ts';
import { listedPath, type PictureUrls } from './head.tsx';
import { ORIGIN } from './origin.ts';

export function siteFiles(pictures: PictureUrls): Readonly<Record<string, string>> {
  return { 'robots.txt': robots, 'sitemap.xml': sitemap(), 'manifest.webmanifest': manifest(pictures) };
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

function manifest(pictures: PictureUrls): string {
  return JSON.stringify({
    id: '/',
    name: brand.name,
    short_name: brand.name,
    description: descriptions['/'],
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: colour('paper'),
    theme_color: colour('paper'),
    icons: (['icon-192', 'icon-512', 'maskable-192', 'maskable-512'] as const).map((name) => ({
      src: pictures(name),
      type: 'image/png',
      sizes: name.replace(/^\D+(\d+)$/, '$1x$1'),
      purpose: name.startsWith('maskable') ? 'maskable' : 'any',
    })),
  });
}
