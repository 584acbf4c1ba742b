import { createHash } from 'node:crypto';
import { redesign } from '../../core/editions/design-choices.ts';
import type { DraftChanges } from '../../core/editions/draft.ts';
import { type Pictures, pictureAddress } from '../../core/editions/pictures.ts';
import { type BuiltColours, colourEdition } from '../../core/editions/recolour.ts';
import { resolveColours } from '../../core/presentation/palette.ts';
import { sectionFile } from '../browser/section-file.ts';
import type { PictureUrls } from '../head/head.tsx';
import { siteFiles } from '../head/site-files.ts';
import { broughtIn, panelStyle, spriteFile } from '../illustrations/sprite/sprite.tsx';
import { outline } from '../outline.ts';
import { join, operator } from '../pages.ts';
import { type Assets, allPages, type PrerenderedPage, renderPage } from '../prerender.tsx';
import { contentOfEdition, sections } from './content.ts';
import { fileOf, filesBeside, importsOf, type Manifest } from './manifest.ts';
import { type WordNames, wordFiles } from './words.ts';

/** What the build made that every edition shares. */
export type Built = Pick<Assets, 'start' | 'early' | 'sprite'> & {
  readonly colours: BuiltColours;
  readonly entry: string;
  readonly manifest: Manifest;
  /** By address. */
  readonly stylesheets: Readonly<Record<string, string>>;
  readonly words: WordNames;
  readonly pictures: Readonly<Record<Parameters<PictureUrls>[0], string>>;
};

type InlineHashes = { readonly script: readonly string[]; readonly style: readonly string[] };

export type RenderedEdition = {
  /** Texts by address; that of a page has no ending. */
  readonly files: Readonly<Record<string, string>>;
  /** The content security policy allows exactly the inline content of a page. */
  readonly hashes: Readonly<Record<string, InlineHashes>>;
};

type Rendered = { readonly dashboard: boolean; readonly pictures?: Pictures } & Partial<DraftChanges>;

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/** The dashboard belongs to no edition: the build alone makes its pages. A further funnel has pages of its walk alone, with those after the quiz where it leads to them, and shares the others. */
export async function renderEdition(
  built: Built,
  { dashboard, pictures = {}, colours = {}, design = {} }: Rendered,
): Promise<RenderedEdition> {
  const words = wordFiles(built.words, contentOfEdition(), sections);
  const { palette, restyle } = colourEdition(built.colours, colours);
  const files: Record<string, string> = {};
  const addresses = Object.fromEntries(Object.entries(pictures).map(([name, facts]) => [name, pictureAddress(name, facts)]));
  const brought = broughtIn(sections);
  const isOwn = Object.keys(colours).length + brought.length > 0;
  const drawings = isOwn ? resolveColours(spriteFile(brought, addresses), palette) : undefined;
  const sprite =
    drawings === undefined
      ? built.sprite
      : `/assets/${createHash('sha256').update(drawings).digest('hex').slice(0, 7)}/drawings.svg`;
  if (drawings !== undefined) files[sprite] = drawings;
  const assets = assetsOf(
    { ...built, sprite, palette, brought: addresses, ownStyle: panelStyle(brought, addresses) },
    (css) => redesign(restyle(css), design),
    words.join,
  );
  const hashes: Record<string, InlineHashes> = {};
  const { base, exit } = outline;
  const hasPage = ({ path, route }: PrerenderedPage) =>
    path === base || (path.startsWith(`${base}/`) && (route.step !== undefined || exit.startsWith(`${base}/`)));
  for (const page of await allPages()) {
    if (!dashboard && (page.route === operator || page.route === join)) continue;
    if (base && !hasPage(page)) continue;
    const html = await renderPage(page, assets);
    files[page.path] = html;
    hashes[page.path] = { script: hashesOf(html, SCRIPT), style: hashesOf(html, STYLE) };
  }
  if (!base) for (const [name, text] of Object.entries(siteFiles(assets.pictures, palette.paper ?? ''))) files[`/${name}`] = text;
  return { files: { ...files, ...Object.fromEntries(words.files) }, hashes };
}

function assetsOf(
  { entry, manifest, stylesheets, pictures, ...built }: Built & Pick<Assets, 'palette' | 'brought' | 'ownStyle'>,
  restyle: (css: string) => string,
  joinWords: (needed: readonly string[]) => string,
): Assets {
  const stylesheet = (file: string) => {
    const href = `/${file}`;
    const text = stylesheets[href];
    if (text === undefined) throw new Error(`The build made no stylesheet ${href}.`);
    return { href, text: restyle(text) };
  };
  return {
    ...built,
    entry: fileOf(manifest, entry),
    preloads: (module) => importsOf(manifest, entry, module),
    styles: (...modules) => filesBeside(manifest, entry, modules, '.css').map(stylesheet),
    words: (module, section) =>
      joinWords([...filesBeside(manifest, entry, [module], '.json'), ...(section ? [sectionFile(section)] : [])]),
    pictures: (name) => pictures[name],
  };
}

function hashesOf(html: string, element: RegExp): readonly string[] {
  return Array.from(html.matchAll(element), ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
}
