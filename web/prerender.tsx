import type { ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { brand } from '../content/brand.ts';
import { currencies } from '../content/currencies.ts';
import { joinCopy } from '../content/operator/team.ts';
import { sectionOf } from '../core/funnel/outline.ts';
import { type ColourTokens, resolveColours } from '../core/presentation/palette.ts';
import { App } from './app.tsx';
import { styleName } from './browser/style-name.ts';
import { fontFaces, fontsIn } from './design/fonts.ts';
import { About, type PictureUrls } from './head/head.tsx';
import { LateHead, LateMessage } from './head/late.tsx';
import { drawingsIn, drawingsOfStep, inlineSprite, type PictureAddresses } from './illustrations/sprite/sprite.tsx';
import { views } from './operator/views.ts';
import { outline } from './outline.ts';
import { join, notFound, operator } from './pages.ts';
import type { Route } from './route.ts';
import { followingStep, loadRoutes } from './routes.ts';
import { loadNextScreen, loadScreen, screenOf } from './screens.ts';
import { routes } from './site-map.ts';

export type PrerenderedPage = { readonly path: string; readonly route: Route; readonly title: string };

type Stylesheet = { readonly href: string; readonly text: string };

export type Assets = {
  readonly start: string;
  readonly entry: string;
  readonly early: Readonly<Record<'walk' | 'keep' | 'photo' | 'currency', string>>;
  readonly preloads: (module: string) => readonly string[];
  readonly styles: (...modules: string[]) => readonly Stylesheet[];
  readonly pictures: PictureUrls;
  readonly sprite: string;
  /** The addresses of pictures that an operator brought, by their names. */
  readonly brought: PictureAddresses;
  /** What stylesheets do not know. */
  readonly ownStyle: string;
  /** By name, with those of drawings. */
  readonly palette: ColourTokens;
  /** The address of the words that the page of a module starts with, and those of a section of the quiz. */
  readonly words: (module: string, section?: string) => string;
};

export async function allPages(): Promise<readonly PrerenderedPage[]> {
  const site = await Promise.all(
    [...routes, notFound].map(async (route) => ({ path: route.path, route, title: await titleOf(route) })),
  );
  const invited = { path: join.path, route: join, title: `${joinCopy.title} · ${brand.name}` };
  return [...site, ...views.map(({ path, title }) => ({ path, route: operator, title })), invited];
}

export async function renderPage({ path, route, title }: PrerenderedPage, assets: Assets): Promise<string> {
  await loadRoutes(path);
  await loadScreen(route);
  const { early } = assets;
  const next = await nextStep(route);
  const following = followingStep(route);
  const modules = [route, ...(following ? [following] : [])].map(({ file }) => `web/${file}`);
  const styles = assets.styles(...new Set(modules));
  const style = styles.map(({ text }) => text).join('');
  // A document has no code that could load the fonts later.
  const used = route.document ? fontsIn(style) : [];
  const app = tidy(renderToString(<App path={path} />));
  const composed = COMPOSED.test(app);
  const head = renderToStaticMarkup(
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
      <About page={{ path, title, indexed: route.indexed }} pictures={assets.pictures} ground={assets.palette.paper ?? ''} />
      {/* Where it is known, no empty frame is painted before the first one. */}
      <link rel="expect" href={composed ? `#${END}` : '#title'} blocking="render" />
      {used.map(({ address }) => (
        <link key={address} rel="preload" href={address} as="font" type="font/woff2" crossOrigin="" />
      ))}
      <style dangerouslySetInnerHTML={{ __html: style + fontFaces(used) + assets.ownStyle }} />
      <LateHead route={route} />
      {route.document ? (
        <script dangerouslySetInnerHTML={{ __html: early.photo }} />
      ) : (
        <Scripts
          early={route.step ? early.walk : early.keep}
          currency={isPriced(route) ? early.currency : undefined}
          start={assets.start}
          entry={assets.entry}
          words={assets.words(`web/${route.file}`, route.step && sectionOf(outline, route.step)?.id)}
          preloads={assets.preloads(`web/${route.file}`)}
          styles={styles}
        />
      )}
    </>,
  );
  const sprite = inlineSprite([...drawingsIn(app + next), ...(await drawingsAhead(route))], assets.brought);
  const drawings = resolveColours(selfClosing(sprite), assets.palette);
  const late = renderToStaticMarkup(<LateMessage route={route} />);
  const body = `${late}${drawings}<div id="app" data-path="${path}"${appData(route, assets.sprite)}${composed ? ' data-composed' : ''}>${app}</div>${next}${composed ? REVEAL : ''}`;
  return `<!doctype html><html lang="en"><head>${head.replaceAll('/>', '>').replaceAll('=""', '')}</head><body>${body}</body></html>`;
}

/** React puts picture preloads first, where they would delay the code. */
function tidy(html: string): string {
  return selfClosing(html.replaceAll(/<link rel="preload" as="image"[^>]*>/g, ''));
}

/** Saves about 50 bytes of brotli on pages with many icons. */
function selfClosing(html: string): string {
  return html.replaceAll(/><\/(path|circle|ellipse|rect|use)>/g, '/>');
}

const END = 'end';
/** The last element of the page: it shows a screen that was hidden while the HTML was arriving, also without JavaScript. */
const REVEAL = `<style id="${END}">main{visibility:visible!important}</style>`;
/** A screen that is laid out from its middle or bottom would move while the HTML is arriving. */
const COMPOSED = /<main (?![^>]*data-progressive)/;

async function nextStep(route: Route): Promise<string> {
  const next = followingStep(route);
  if (!next?.step) return '';
  const title = await titleOf(next);
  const template = renderToStaticMarkup(<template id="next" data-path={next.path} data-step={next.step.id} data-title={title} />);
  return template.replace('></template>', `>${tidy(renderToString(<App path={next.path} />))}</template>`);
}

/** The early walk may show the next step before the sprite file has arrived. */
async function drawingsAhead(route: Route): Promise<readonly string[]> {
  const next = routes[routes.indexOf(route) + 1];
  if (!next?.step) return [];
  await loadScreen(next);
  const { step } = screenOf(next);
  return step ? drawingsOfStep(step) : [];
}

function appData({ step, document, nested }: Route, sprite: string): string {
  return `${step ? ` data-step="${step.id}"` : ''}${document || nested ? '' : ` data-sprite="${sprite}"`}`;
}

async function titleOf(route: Route): Promise<string> {
  await loadNextScreen(route);
  return screenOf(route).title ?? '';
}

/** Pages with the prices of plans. */
function isPriced({ title }: Route): boolean {
  return title === 'prediction' && currencies.length > 1;
}

const zonesByCurrency = currencies.map(({ code, zones }) => [code, ...zones].join(' ')).join();

type ScriptsProps = {
  readonly early: string;
  readonly currency: string | undefined;
  readonly start: string;
  readonly entry: string;
  readonly words: string;
  readonly preloads: readonly string[];
  readonly styles: readonly Stylesheet[];
};

function Scripts({ early, currency, start, entry, words, preloads, styles }: ScriptsProps): ReactElement {
  return (
    <>
      {/*
        The early script inserts them after the first frame: requests cost a slow phone time that the first paint needs. No style that is
        inlined is loaded again, which would bring the colours of the build into another edition.
      */}
      <template
        id="code"
        data-entry={entry}
        data-words={words}
        data-styles={styles.map(({ href }) => styleName(href)).join(' ')}
        data-currencies={currency && zonesByCurrency}
        dangerouslySetInnerHTML={{ __html: codeOf(start, [entry, ...preloads]) }}
      />
      <script dangerouslySetInnerHTML={{ __html: early }} />
      {currency && <script dangerouslySetInnerHTML={{ __html: currency }} />}
    </>
  );
}

/** Not elements: React would move them out of the template. */
function codeOf(start: string, modules: readonly string[]): string {
  const links = modules.map((href) => `<link rel="modulepreload" href="${href}">`);
  return `<script src="${start}"></script>${links.join('')}`;
}
