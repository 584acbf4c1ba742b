import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Design } from '../core/editions/colour-problems.ts';
import type { BuiltColours } from '../core/editions/recolour.ts';
import { pairsOfRules } from '../core/presentation/legible-pairs.ts';
import { declaredColours, mixesIn, readPalette, resolveColours, resolveMixes } from '../core/presentation/palette.ts';

const WEB = join(import.meta.dirname, '../web');

const read = (file: string) => readFileSync(join(WEB, 'design', file), 'utf8');
/** Colours of pages, which a page knows by name. */
export const pageColours = () => readPalette(read('tokens.css'));
/** Those, and the colours that only drawings use. No page loads them. */
export const drawingColours = () => readPalette(read('drawing-colours.css'), pageColours());

/** Of visitors' pages: the dashboard belongs to no edition. */
export const stylesheets = () => globSync('**/*.css', { cwd: WEB, exclude: ['operator/**'] }).sort();

export function builtColours(): BuiltColours {
  const css = stylesheets().map((file) => readFileSync(join(WEB, file), 'utf8'));
  return {
    declared: declaredColours(read('tokens.css')),
    drawn: declaredColours(read('drawing-colours.css')),
    mixes: mixesIn(css.join('')),
  };
}

/** What the check of drafts reads of colours. */
export function design(): Omit<Design, 'faces'> {
  const palette = pageColours();
  const pairs = stylesheets().flatMap((file) => pairsOfRules(readFileSync(join(WEB, file), 'utf8'), palette));
  return {
    declared: declaredColours(read('tokens.css')),
    pairs: [...new Map(pairs.map((pair) => [`${pair.seen} ${pair.on}`, pair])).values()],
  };
}

type Declaration = { value: string };
type Stylesheet = { walkDecls(each: (declaration: Declaration) => void): unknown };

export const mixedColours = {
  postcssPlugin: 'mixed-colours',
  Once(root: Stylesheet) {
    const palette = pageColours();
    root.walkDecls((declaration) => {
      if (declaration.value.includes('color-mix(')) declaration.value = resolveMixes(declaration.value, palette);
    });
  },
};

/** An image cannot read the page's variables, so its colours replace their names, as they do in imported tokens. The sprite gets those of its edition when it is rendered. */
export function colouredDrawings(): Plugin {
  return {
    name: 'coloured-drawings',
    enforce: 'pre',
    load(id) {
      const [file = '', query] = id.split('?');
      if (query !== 'raw') return undefined;
      if (file.endsWith('/tokens.css'))
        return `export default ${JSON.stringify(withoutComments(resolveMixes(read('tokens.css'), pageColours())))}`;
      if (file.endsWith('.svg') && !file.startsWith(`${WEB}/illustrations/`))
        return `export default ${JSON.stringify(coloured(readFileSync(file, 'utf8')))}`;
      return undefined;
    },
    transform(code, id) {
      if (!id.startsWith(`${WEB}/illustrations/`) || id.startsWith(`${WEB}/illustrations/sprite/`)) return undefined;
      return /\.(tsx?|css)$/.test(id) ? { code: inPage(code), map: null } : undefined;
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.svg')) file.source = coloured(String(file.source));
      }
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
        if (search !== '' || !/^\/web\/.*\.svg$/.test(pathname)) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(coloured(readFileSync(join(WEB, '..', pathname), 'utf8')));
      });
    },
  };
}

/** The name of a drawing says what it shows and in which colours, so that browsers may cache it for ever. */
export function drawingName(source: string | Uint8Array): string {
  const digest = createHash('sha256')
    .update(coloured(Buffer.from(source).toString()))
    .digest('base64url');
  return `assets/[name]-${digest.replaceAll(/[-_]/g, '').slice(0, 6)}.svg`;
}

function withoutComments(css: string): string {
  return css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/\s+/g, ' ');
}

/** Drawings in a page read its tokens by name; the colours of drawings alone are written out. */
function inPage(code: string): string {
  const known = pageColours();
  const drawn = Object.entries(drawingColours()).filter(([name]) => known[name] === undefined);
  return resolveColours(resolveMixes(code, drawingColours()), Object.fromEntries(drawn));
}

function coloured(text: string): string {
  return text.includes('var(--') ? resolveColours(text, drawingColours()) : text;
}
