import type { ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Journey } from '../core/funnel/journey.ts';
import { App } from './app.tsx';
import { About, type PictureUrls } from './head/head.tsx';
import { ORIGIN } from './head/origin.ts';
import { pictures } from './head/pictures.tsx';
import { siteFiles } from './head/site-files.ts';
import { drawingsIn, drawingsOfStep, inlineSprite, spriteFile } from './illustrations/sprite/sprite.tsx';
import { views } from './operator/views.ts';
import { outline } from './outline.ts';
import { notFound, operator } from './pages.ts';
import type { Route } from './route.ts';
import { loadRoutes, routeAt } from './routes.ts';
import { loadNextScreen, loadScreen, screenOf } from './screens.ts';
import { routes } from './site-map.ts';

export { ORIGIN, pictures, routes, siteFiles, spriteFile };

/** A page to be written: one of the site map or of the dashboard, or the one for everything else. */
export type PrerenderedPage = { readonly path: string; readonly route: Route; readonly title: string };

type Stylesheet = { readonly href: string; readonly text: string };

/** What the build knows of the files it made. */
export type Assets = {
  readonly script: string;
  /** The scripts that work before any other code: on the quiz, and on every other page. */
  readonly early: { readonly walk: string; readonly keep: string };
  /** The files that the route's module needs besides the script. */
  readonly preloads: (module: string) => readonly string[];
  /** The stylesheets of the script and of the modules, in the order of the cascade. */
  readonly styles: (...modules: string[]) => readonly Stylesheet[];
  /** The web fonts, which pages with code load when they are idle. */
  readonly fonts: Stylesheet;
  readonly pictures: PictureUrls;
  /** The file of all drawings. */
  readonly sprite: string;
};

export async function allPages(): Promise<readonly PrerenderedPage[]> {
  const site = await Promise.all(
    [...routes, notFound].map(async (route) => ({ path: route.path, route, title: await titleOf(route) })),
  );
  return [...site, ...views.map(({ path, title }) => ({ path, route: operator, title }))];
}

/** The whole HTML of a page as it reads before any JavaScript runs. */
export async function renderPage({ path, route, title }: PrerenderedPage, assets: Assets): Promise<string> {
  await loadRoutes(path);
  await loadScreen(route);
  const { script, preloads, early, fonts } = assets;
  const next = await nextStep(route);
  const modules = [route, ...nextRoute(route)].map(({ file }) => `web/${file}`);
  const styles = [...assets.styles(...new Set(modules))];
  // A document has no code that could bring the fonts later.
  if (route.document) styles.push({ ...fonts, text: fontDisplayOptional(fonts.text) });
  const head = renderToStaticMarkup(
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
      <About page={{ path, title, indexed: route.indexed }} pictures={assets.pictures} />
      <style dangerouslySetInnerHTML={{ __html: styles.map(({ text }) => text).join('') }} />
      {!route.document && (
        <Scripts
          early={route.step ? early.walk : early.keep}
          entry={script}
          preloads={preloads(`web/${route.file}`)}
          styles={styles}
        />
      )}
    </>,
  );
  const app = tidy(renderToString(<App path={path} />));
  const composed = COMPOSED.test(app);
  const drawings = selfClosing(inlineSprite([...drawingsIn(app + next), ...(await drawingsAhead(route))]));
  const body = `${drawings}<div id="app" data-path="${path}"${appData(route, assets.sprite)}${composed ? ' data-composed' : ''}>${app}</div>${next}${composed ? REVEAL : ''}`;
  return `<!doctype html><html lang="en"><head>${head.replaceAll('/>', '>').replaceAll('=""', '')}</head><body>${body}</body></html>`;
}

/** Without the preloads of pictures that React puts first: they would ask the line for pictures before the code. */
function tidy(html: string): string {
  return selfClosing(html.replaceAll(/<link rel="preload" as="image"[^>]*>/g, ''));
}

/** Shapes without end tags, which saves the pages with many icons about 50 bytes of brotli. */
function selfClosing(html: string): string {
  return html.replaceAll(/><\/(path|circle|ellipse|rect|use)>/g, '/>');
}

/** Stands behind everything: shows a screen that was hidden while the page was still arriving, also where no code runs. */
const REVEAL = '<style>main{visibility:visible!important}</style>';
/** A screen that is composed from its middle or its bottom would move while the rest of it is still arriving. */
const COMPOSED = /<main (?![^>]*data-progressive)/;

/** The step that the early walk goes on to, if there is one. */
function nextRoute({ step }: Route): readonly Route[] {
  const next = step && routeAt(new Journey(outline).next(step));
  return next?.step ? [next] : [];
}

/** The next step as the early walk shows it. */
async function nextStep(route: Route): Promise<string> {
  const [next] = nextRoute(route);
  if (!next?.step) return '';
  const title = await titleOf(next);
  const template = renderToStaticMarkup(<template id="next" data-path={next.path} data-step={next.step.id} data-title={title} />);
  return template.replace('></template>', `>${tidy(renderToString(<App path={next.path} />))}</template>`);
}

/** The next step may be opened before the file of all drawings has arrived. */
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

/** A long text that a visitor has begun to read must not move: on a slow line its fonts are there from the next page on. */
function fontDisplayOptional(faces: string): string {
  return faces.replaceAll('font-display:swap', 'font-display:optional');
}

/** React's types do not know it as an attribute of a link. */
const DISABLED = { disabled: true };

type ScriptsProps = {
  readonly early: string;
  readonly entry: string;
  readonly preloads: readonly string[];
  readonly styles: readonly Stylesheet[];
};

function Scripts({ early, entry, preloads, styles }: ScriptsProps): ReactElement {
  return (
    <>
      {/* Never fetched. An import that needs one of these files finds it here and does not load what stands in the page already. The first is the app's own. */}
      {styles.slice(1).map(({ href }) => (
        <link key={href} rel="stylesheet" href={href} {...DISABLED} />
      ))}
      <script dangerouslySetInnerHTML={{ __html: early }} />
      <script type="module" async src={entry} />
      {preloads.map((href) => (
        <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
      ))}
    </>
  );
}
