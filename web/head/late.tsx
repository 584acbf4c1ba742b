import { siteCopy } from '../../content/pages/site.ts';
import type { Route } from '../route.ts';

/** They need no code to be read. */
const READABLE = ['/', '/home', '/404', '/styleguide'];
/** They say that something is under way, which is not so without code. */
const WAITING = ['/loading', '/analyze', '/identify', '/prediction/subscribe-success'];

/** Browsers older than the supported ones know no layers, so that they show the message. */
const HIDDEN = '@layer base{.late{display:none}}';
const CONTROLS = ':is(button,form,input,label,[role=progressbar],[role=status],[data-shape])';

type Props = { readonly route: Route };

export function LateHead({ route, script }: Props & { readonly script: string }) {
  if (!needsCode(route)) return null;
  const useless = WAITING.includes(route.path) ? 'main' : `#app ${CONTROLS}`;
  return (
    <>
      <style>{HIDDEN}</style>
      <script dangerouslySetInnerHTML={{ __html: script }} />
      <noscript>
        <style>{`.late{display:block}${useless}{display:none!important}`}</style>
      </noscript>
    </>
  );
}

/** `window.late`: see browser/early. */
export function LateMessage({ route }: Props) {
  if (!needsCode(route)) return null;
  const { text, or, email } = siteCopy.late;
  return (
    <p id="late" className="notice late" role="alert">
      {text}
      {!route.app && !route.nested && (
        <>
          {' '}
          {or} <a href={`mailto:${email}`}>{email}</a>.
        </>
      )}
    </p>
  );
}

function needsCode({ document, path }: Route): boolean {
  return !document && !READABLE.includes(path);
}
