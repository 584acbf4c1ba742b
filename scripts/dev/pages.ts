import type { Connect, Plugin, ViteDevServer } from 'vite';
import type * as Prerender from '../../web/prerender.tsx';

/** Prerenders a page of the site map whenever it is asked for, from the sources as they are now. */
export function pagesOnRequest(): Plugin {
  return {
    name: 'pages-on-request',
    configureServer: (server) => () => {
      server.middlewares.use((request, response, next) => {
        render(server, request)
          .then(({ status, html }) => response.writeHead(status, { 'content-type': 'text/html' }).end(html))
          .catch(next);
      });
    },
  };
}

async function render(server: ViteDevServer, request: Connect.IncomingMessage): Promise<{ status: number; html: string }> {
  const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
  const { routes, notFound, renderPage } = (await server.ssrLoadModule('/web/prerender.tsx')) as typeof Prerender;
  const route = routes.find(({ path }) => path === pathname);
  const page = await renderPage(route ?? notFound, {
    script: '/web/client.tsx',
    preloads: () => [],
    css: (url) => `@import url("${url}?direct");`,
  });
  return { status: route ? 200 : 404, html: await server.transformIndexHtml(pathname, page) };
}
