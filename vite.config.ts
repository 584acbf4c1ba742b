import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { defineConfig } from 'vite';
import { colouredDrawings, drawingName, mixedColours } from './scripts/colours.ts';

/** Every CSS module, in the order of its path. */
const modules = globSync('web/**/*.module.css', { cwd: import.meta.dirname }).sort();

/** Without vowels, so that no class is called `ad_` or looks like a word. */
const LETTERS = 'bcdfghjklmnpqrstvwxz';

/** `icon` in `web/ui/option.module.css` becomes `xk_icon`, from the file's place alone: equal in the client and in the prerendered page. */
function generateScopedName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.replace(/\?.*$/, ''));
  // A file that came while the pages are served.
  const index = modules.includes(path) ? modules.indexOf(path) : modules.push(path) - 1;
  const [first, second] = [LETTERS[Math.floor(index / LETTERS.length)], LETTERS[index % LETTERS.length]];
  if (!first || !second) throw new Error('There are more CSS modules than prefixes of two letters.');
  return `${first}${second}_${name}`;
}

/** Of lightningcss: a stand-in for `light-dark()`, which no style uses, in two lines of every page. */
const LIGHT_DARK = 1 << 20;

type Declaration = { readonly value: string; cloneBefore(overrides: { readonly value: string }): unknown };
type Stylesheet = { walkDecls(each: (declaration: Declaration) => void): unknown };

/** Writes `vh` before each `svh` and `dvh`, which Chrome 100 and Firefox 100 lack. */
const viewportFallback = {
  postcssPlugin: 'viewport-fallback',
  Once(root: Stylesheet) {
    root.walkDecls((declaration) => {
      const value = declaration.value.replaceAll(/(?<=\d)[sd]vh\b/g, 'vh');
      if (value !== declaration.value) declaration.cloneBefore({ value });
    });
  },
};

export default defineConfig({
  publicDir: false,
  plugins: [colouredDrawings()],
  resolve: {
    alias: [
      // React has the hook that the router would bring a stand-in for.
      { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
      // It brings patterns for paths too; the app finds its screens in a table.
      { find: 'regexparam', replacement: join(import.meta.dirname, 'web/browser/router-patterns.ts') },
      // The router's own location hook patches `history` as it is loaded; the app has its own.
      { find: './use-browser-location.js', replacement: join(import.meta.dirname, 'web/browser/router-location.ts') },
    ],
  },
  appType: 'custom',
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  css: {
    modules: { generateScopedName },
    postcss: { plugins: [viewportFallback, mixedColours] },
    lightningcss: { exclude: LIGHT_DARK },
  },
  build: {
    target: ['chrome100', 'edge100', 'firefox100', 'ios15.4', 'safari15.4'],
    cssMinify: 'lightningcss',
    assetsInlineLimit: 0,
    emptyOutDir: true,
    reportCompressedSize: false,
    // TanStack Query marks its files with 'use client', which says nothing to a bundler of pages without server components.
    rolldownOptions: {
      // The library of icons alone has two thousand modules, of which a hundred are used.
      experimental: { lazyBarrel: true },
      checks: { moduleLevelDirective: false, ineffectiveDynamicImport: false, pluginTimings: false },
      // Stylesheets are listed in every page and in the app, where a name costs more than it tells.
      output: {
        assetFileNames: ({ names: [name = ''], source }) => {
          if (name.endsWith('.svg')) return drawingName(source);
          return name.endsWith('.css') ? 'assets/[hash:5].css' : 'assets/[name]-[hash:6].[ext]';
        },
        chunkFileNames: 'assets/[name]-[hash:7].js',
      },
    },
  },
});
