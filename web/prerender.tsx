import { renderToString } from 'preact-render-to-string';
import { titles } from '../content/pages/titles.ts';
import { EARLY_TAP_SCRIPT } from './browser/early-tap.ts';

import { Root } from './root.tsx';
import { isDocument, modules, notFound, type Route, routes } from './routes.ts';
import { baseStyles, featureStyles, fontStyles, icon } from './stylesheets.ts';

export { EARLY_TAP_SCRIPT, notFound, routes };

/** What the build knows of the files it made. */
export type Assets = {
  /** The text of a stylesheet, to stand in the page. */
  readonly css: (url: string) => string;
  readonly script: string;
  /** The files that the route's module needs besides the script. */
  readonly preloads: (module: string) => readonly string[];
};

/** The whole HTML of a route as it reads before any JavaScript runs. */
export async function renderPage(route: Route, { css, script, preloads }: Assets): Promise<string> {
  const module = await modules[route.module]();
  const body = renderToString(<Root first={{ route, module, direction: 'forward', key: 0 }} />);
  // A document has no code that could bring the letters later.
  const styles = [baseStyles, featureStyles(route.styles), ...(isDocument(route) ? [fontStyles] : [])];
  const head = renderToString(
    <>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{route.title}</title>
      <meta name="description" content={titles.description} />
      {!route.indexed && <meta name="robots" content="noindex" />}
      <meta name="theme-color" content="#fdf8f5" />
      <link rel="icon" href={icon} type="image/svg+xml" />
      {styles.map((url) => (
        <style key={url} data-styles={url} dangerouslySetInnerHTML={{ __html: css(url) }} />
      ))}
      {!isDocument(route) && <Scripts entry={script} preloads={preloads(`web/routes/${route.module}.tsx`)} />}
    </>,
  );
  return `<!doctype html><html lang="en"><head>${head}</head><body><div id="app">${body}</div></body></html>`;
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
