import type { ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { EARLY_TAP_SCRIPT } from './browser/early-tap.ts';
import { About, type PictureUrls } from './head/head.tsx';
import { ORIGIN } from './head/origin.ts';
import { pictures } from './head/pictures.tsx';
import { siteFiles } from './head/site-files.ts';
import { Dashboard } from './operator/dashboard.tsx';
import { type View, views } from './operator/views.ts';
import { operatorStyles } from './operator-styles.ts';
import { Root } from './root.tsx';
import { isDocument, modules, notFound, type Route, routes } from './routes.ts';
import { baseStyles, featureStyles, fontStyles } from './stylesheets.ts';

export { EARLY_TAP_SCRIPT, notFound, ORIGIN, pictures, routes, siteFiles, views };

/** What the build knows of the files it made. */
export type Assets = {
  /** The text of a stylesheet, to stand in the page. */
  readonly css: (url: string) => string;
  readonly script: string;
  /** The files that the route's module needs besides the script. */
  readonly preloads: (module: string) => readonly string[];
  readonly pictures: PictureUrls;
};

/** The whole HTML of a route as it reads before any JavaScript runs. */
export async function renderPage(route: Route, assets: Assets): Promise<string> {
  const { css, script, preloads } = assets;
  const module = await modules[route.module]();
  const styles = [baseStyles, featureStyles(route.styles)].map((url) => ({ url, text: css(url) }));
  // A document has no code that could bring the letters later.
  if (isDocument(route)) styles.push({ url: fontStyles, text: lettersAtOnceOrNotAtAll(css(fontStyles)) });
  return page({
    path: route.path,
    about: <About route={route} pictures={assets.pictures} />,
    styles,
    scripts: !isDocument(route) && <Scripts entry={script} preloads={preloads(`web/routes/${route.module}.tsx`)} />,
    body: <Root first={{ route, module, direction: 'forward', key: 0, scroll: 0 }} />,
  });
}

/** A page of the dashboard: its frame, which holds nothing before somebody has signed in. */
export function renderOperatorPage(view: View, { css, script, preloads, pictures }: Assets): string {
  return page({
    path: view.path,
    about: <About route={{ path: view.path, title: view.title, indexed: false }} pictures={pictures} />,
    styles: [baseStyles, operatorStyles].map((url) => ({ url, text: css(url) })),
    scripts: <Scripts entry={script} preloads={preloads('web/operator-client.tsx')} />,
    body: <Dashboard first={view} />,
  });
}

type Parts = {
  readonly path: string;
  readonly about: ReactElement;
  readonly styles: readonly { readonly url: string; readonly text: string }[];
  readonly scripts: ReactElement | false;
  readonly body: ReactElement;
};

function page({ path, about, styles, scripts, body }: Parts): string {
  const head = renderToStaticMarkup(
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      {about}
      {styles.map(({ url, text }) => (
        <style key={url} data-styles={url} dangerouslySetInnerHTML={{ __html: text }} />
      ))}
      {scripts}
    </>,
  );
  return `<!doctype html><html lang="en"><head>${head}</head><body><div id="app" data-route="${path}">${renderToString(body)}</div>${WHOLE}</body></html>`;
}

/** Stands behind everything: shows what was hidden while the page was still arriving, also where no code runs. */
const WHOLE = '<style>main{visibility:visible!important}</style>';

/** A long text that somebody has begun to read must not move: on a slow line its letters are there from the next page on. */
function lettersAtOnceOrNotAtAll(faces: string): string {
  return faces.replaceAll('font-display:swap', 'font-display:optional');
}

function Scripts({ entry, preloads }: { entry: string; preloads: readonly string[] }) {
  return (
    <>
      <script dangerouslySetInnerHTML={{ __html: EARLY_TAP_SCRIPT }} />
      <script type="module" async src={entry} />
      {preloads.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
    </>
  );
}
