import { defineConfig, type Plugin } from 'vite';
import type * as Prerender from './web/prerender.tsx';

export default defineConfig({
  publicDir: 'web/public',
  appType: 'custom',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    emptyOutDir: true,
    reportCompressedSize: false,
  },
  plugins: [prerenderOnRequest()],
});

/** While developing, every page is rendered when it is asked for, from the sources as they are. */
function prerenderOnRequest(): Plugin {
  return {
    name: 'prerender-on-request',
    apply: 'serve',
    configureServer: (server) => () => {
      server.middlewares.use(async (request, response, next) => {
        try {
          const { routes, notFound, renderPage } = (await server.ssrLoadModule('/web/prerender.tsx')) as typeof Prerender;
          const { pathname } = new URL(request.originalUrl ?? '/', 'http://localhost');
          const route = routes.find(({ path }) => path === pathname) ?? notFound;
          const page = await renderPage(route, {
            script: '/web/client.tsx',
            preloads: () => [],
            css: (url) => `@import url("${url}");`,
          });
          response.statusCode = route === notFound ? 404 : 200;
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.end(await server.transformIndexHtml(pathname, page));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
