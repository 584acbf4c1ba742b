import type { ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { nextPath } from '../core/funnel/funnel.ts';
import { App } from './app.tsx';
import { About, type PictureUrls } from './head/head.tsx';
import { ORIGIN } from './head/origin.ts';
import { pictures } from './head/pictures.tsx';
import { siteFiles } from './head/site-files.ts';
import { views } from './operator/views.ts';
import { outline } from './outline.ts';
import { notFound, operator, pageTitle, type Route, routeAt, routes } from './routes.ts';
import { loadScreen, screenOf } from './screens.ts';
import { baseStyles, featureStyles, fontStyles } from './stylesheets.ts';

export { ORIGIN, pictures, routes, siteFiles };

/** A page to be written: one of the site map or of the dashboard, or the one for everything else. */
export type Page = { readonly path: string; readonly route: Route; readonly title: string };

/** What the build knows of the files it made. */
export type Assets = {
  /** The text of a stylesheet, to stand in the page. */
  readonly css: (url: string) => string;
  readonly script: string;
  /** The scripts that work before any other code: on the quiz, and on every other page. */
  readonly early: { readonly walk: string; readonly keep: string };
  /** The files that the route's module needs besides the script. */
  readonly preloads: (module: string) => readonly string[];
  readonly pictures: PictureUrls;
};

export async function allPages(): Promise<readonly Page[]> {
  const site = await Promise.all(
    [...routes, notFound].map(async (route) => ({ path: route.path, route, title: await titleOf(route) })),
  );
  return [...site, ...views.map(({ path, title }) => ({ path, route: operator, title }))];
}

/** The whole HTML of a page as it reads before any JavaScript runs. */
export async function renderPage({ path, route, title }: Page, assets: Assets): Promise<string> {
  await loadScreen(route);
  const { css, script, preloads, early } = assets;
  const next = await nextStep(route);
  const styles = [baseStyles, featureStyles(styleOf(route))].map((url) => ({ url, text: css(url) }));
  // A document has no code that could bring the fonts later.
  if (route.document) styles.push({ url: fontStyles, text: fontDisplayOptional(css(fontStyles)) });
  const head = renderToStaticMarkup(
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <About route={{ path, title, indexed: route.indexed }} pictures={assets.pictures} />
      {styles.map(({ url, text }) => (
        <style key={url} data-styles={url} dangerouslySetInnerHTML={{ __html: text }} />
      ))}
      {!route.document && (
        <Scripts early={route.step ? early.walk : early.keep} entry={script} preloads={preloads(`web/${route.module}`)} />
      )}
    </>,
  );
  const app = `<div id="app" data-path="${path}"${stepData(route)}>${renderToString(<App path={path} />)}</div>`;
  return `<!doctype html><html lang="en"><head>${head}</head><body>${app}${next}${WHOLE}</body></html>`;
}

/** Stands behind everything: shows what was hidden while the page was still arriving, also where no code runs. */
const WHOLE = '<style>main{visibility:visible!important}</style>';

/** The next step as the early walk shows it; none where a step goes on by more than a tap. */
async function nextStep({ step }: Route): Promise<string> {
  const next = step && routeAt(nextPath(outline, step));
  if (!next?.step) return '';
  await loadScreen(next);
  const title = renderToStaticMarkup(
    <template id="next" data-path={next.path} data-step={next.step.id} data-title={await titleOf(next)} />,
  );
  return title.replace('></template>', `>${renderToString(<App path={next.path} />)}</template>`);
}

function stepData({ step }: Route): string {
  return step ? ` data-step="${step.id}"` : '';
}

async function titleOf(route: Route): Promise<string> {
  await loadScreen(route);
  return pageTitle(route, screenOf(route).step) ?? '';
}

/** A long text that a visitor has begun to read must not move: on a slow line its fonts are there from the next page on. */
function fontDisplayOptional(faces: string): string {
  return faces.replaceAll('font-display:swap', 'font-display:optional');
}

type ScriptsProps = { readonly early: string; readonly entry: string; readonly preloads: readonly string[] };

function Scripts({ early, entry, preloads }: ScriptsProps): ReactElement {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: early }} />
      <script type="module" async src={entry} />
      {preloads.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
    </>
  );
}

function styleOf({ module }: Route) {
  const folder = module.split('/')[0];
  if (folder === 'routes')
    return (
      (
        {
          'routes/legal.tsx': 'legal',
          'routes/operator.tsx': 'operator',
          'routes/not-found.tsx': 'account',
          'routes/quiz-selfie.tsx': 'selfie',
        } as Record<string, string>
      )[module] ?? 'quiz'
    );
  return folder as string;
}
