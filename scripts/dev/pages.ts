import type { Connect, Plugin, ViteDevServer } from 'vite';
import type * as Prerender from '../../web/prerender.tsx';

/** Prerenders a page of the site map whenever it is asked for, from the sources as they are now. */
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

type Answer = { readonly status: number; readonly type: string; readonly text: string };

async function render(server: ViteDevServer, request: Connect.IncomingMessage): Promise<Answer> {
  const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
  const { routes, notFound, renderPage, views, renderOperatorPage, siteFiles } = (await server.ssrLoadModule(
    '/web/prerender.tsx',
  )) as typeof Prerender;
  const siteFile = siteFiles(pictures)[pathname.slice(1)];
  if (siteFile !== undefined) return { status: 200, type: 'text/plain', text: siteFile };
  const assets: Prerender.Assets = {
    script: '/web/client.tsx',
    preloads: () => [],
    pictures,
    css: (url) => `@import url("${url}?direct");`,
  };
  const route = routes.find(({ path }) => path === pathname);
  const view = views.find(({ path }) => path === pathname);
  const page = view
    ? renderOperatorPage(view, { ...assets, script: '/web/operator-client.tsx' })
    : await renderPage(route ?? notFound, assets);
  return { status: route || view ? 200 : 404, type: 'text/html', text: await server.transformIndexHtml(pathname, page) };
}

/** Only the build draws them; while developing, browsers fall back to the icon as it is. */
function pictures(name: string): string {
  return `/${name}.png`;
}
