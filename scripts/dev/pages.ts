import type { Connect, EnvironmentModuleNode, Plugin, ViteDevServer } from 'vite';
import { pageOfSeller } from '../../core/checkout/seller.ts';
import { resolveColours } from '../../core/presentation/palette.ts';
import type * as SiteFiles from '../../web/head/site-files.ts';
import type * as Sprite from '../../web/illustrations/sprite/sprite.tsx';
import type * as Prerender from '../../web/prerender.tsx';
import { drawingColours } from '../colours.ts';
import { earlyScripts } from '../early-scripts.ts';
import { renderFor } from './funnels.ts';

export function pagesOnRequest(): Plugin {
  return {
    name: 'pages-on-request',
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        render(server, request)
          .then(({ status, type, text }) => response.writeHead(status, { 'content-type': type }).end(text))
          .catch(next);
      });
    },
  };
}

const SPRITE = '/drawings.svg';
const SELLER = process.env.STRIPE_MANAGED === 'on' ? 'provider' : 'shop';

type Answer = { readonly status: number; readonly type: string; readonly text: string };

async function render(server: ViteDevServer, request: Connect.IncomingMessage): Promise<Answer> {
  const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
  renderFor(server, pathname);
  const { allPages, renderPage } = (await server.ssrLoadModule('/web/prerender.tsx')) as typeof Prerender;
  const { siteFiles } = (await server.ssrLoadModule('/web/head/site-files.ts')) as typeof SiteFiles;
  const { spriteFile } = (await server.ssrLoadModule('/web/illustrations/sprite/sprite.tsx')) as typeof Sprite;
  const palette = drawingColours();
  const siteFile = siteFiles(pictures, palette.paper ?? '')[pathname.slice(1)];
  if (siteFile !== undefined) return { status: 200, type: 'text/plain', text: siteFile };
  if (pathname === SPRITE) return { status: 200, type: 'image/svg+xml', text: resolveColours(spriteFile(), palette) };
  const assets: Prerender.Assets = {
    start: '/web/browser/early/start.ts',
    entry: '/web/client.tsx',
    early: await earlyScripts(),
    preloads: () => [],
    // The sources have their words.
    words: () => 'data:application/json,{}',
    pictures,
    sprite: SPRITE,
    brought: {},
    ownStyle: '',
    palette,
    styles: (...modules) => ['/web/design/base.css', ...stylesheets(server, modules)].map(stylesheet),
  };
  const pages = await allPages();
  const found = pages.find(({ path }) => path === pathname);
  const page = found ?? pages.find(({ path }) => path === '/404');
  const html = page ? pageOfSeller(await renderPage(page, assets), SELLER) : '';
  return { status: found ? 200 : 404, type: 'text/html', text: await server.transformIndexHtml(pathname, html) };
}

/** The stylesheets of the modules and their imports, so that a page is styled before Vite's client runs. */
function stylesheets(server: ViteDevServer, modules: readonly string[]): readonly string[] {
  const seen = new Set<EnvironmentModuleNode>();
  const walk = (node: EnvironmentModuleNode | undefined) => {
    if (!node || seen.has(node)) return;
    seen.add(node);
    for (const imported of node.importedModules) walk(imported);
  };
  for (const module of modules) walk(server.environments.ssr.moduleGraph.urlToModuleMap.get(`/${module}`));
  return [...seen].map(({ url }) => url).filter((url) => url.endsWith('.css'));
}

function stylesheet(href: string) {
  return { href, text: `@import url("${href}?direct");` };
}

/** Only the build makes PNG files; in development, browsers fall back to the SVG icon. */
function pictures(name: string): string {
  return `/${name}.png`;
}
