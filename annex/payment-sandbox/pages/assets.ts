import { readFile } from 'node:fs/promises';
import type { FastifyPluginAsync } from 'fastify';
import { readPalette, resolveColours, resolveMixes } from '../../../core/presentation/palette.ts';

const DESIGN = new URL('../../../web/design/', import.meta.url);
const FONTS = ['display.woff2', 'text.woff2'];

export const assetRoutes: FastifyPluginAsync = async (app) => {
  if (app.hasRoute({ method: 'GET', url: '/sandbox/checkout.css' })) return; // already registered by other pages of the sandbox
  const sheets = ['tokens.css', 'fallback-fonts.css'].map((name) => new URL(name, DESIGN));
  const icon = await readFile(new URL('icon.svg', DESIGN), 'utf8');
  const pages = ['fonts.css', 'checkout.css', 'forms.css', '../panel/panel.css', '../mailbox/mailbox.css'].map(
    (name) => new URL(name, import.meta.url),
  );
  const css = await Promise.all([...sheets, ...pages].map((file) => readFile(file, 'utf8')));
  const drawingColours = await readFile(new URL('drawing-colours.css', DESIGN), 'utf8');
  const palette = readPalette(`${css.join('')}${drawingColours}`);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=3600');
  });
  app.get('/sandbox/checkout.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(resolveMixes(css.join('\n'), palette)),
  );
  app.get('/sandbox/icon.svg', async (_request, reply) =>
    reply.type('image/svg+xml; charset=utf-8').send(resolveColours(icon, palette)),
  );
  for (const name of FONTS) {
    app.get(`/sandbox/fonts/${name}`, async (_request, reply) => {
      const font = await readFile(new URL(`fonts/${name}`, DESIGN)).catch(() => undefined);
      return font ? reply.type('font/woff2').send(font) : reply.code(404).send(); // made by the build
    });
  }
};
