import { siteCopy } from '../../content/pages/site.ts';
import type { Route } from '../route.ts';

/** They need no code to be read. */
const READABLE: readonly Route['title'][] = ['home', 'notFound', 'styleguide', 'styleguideKinds'];
/** They say that something is under way, which is not so without code. */
const WAITING: readonly Route['title'][] = ['intro', 'analyze', 'identify', 'confirmation'];

/**
 * The message appears after 15 seconds, longer than the code takes on a slow connection; the code removes it. Browsers older than the
 * supported ones know no layers and show it at once.
 */
const DELAYED =
  '@layer base{.late{overflow:hidden;animation:late 1ms 15s backwards}}@keyframes late{from{visibility:hidden;max-height:0;padding:0}}';
const CONTROLS = ':is(button,form,input,label,[role=progressbar],[role=status],[data-shape])';

type Props = { readonly route: Route };

export function LateHead({ route }: Props) {
  if (!needsCode(route)) return null;
  const useless = WAITING.includes(route.title) ? 'main' : `#app ${CONTROLS}`;
  return (
    <>
      <style>{DELAYED}</style>
      <noscript>
        <style>{`.late{animation:none!important}${useless}{display:none!important}`}</style>
      </noscript>
    </>
  );
}

/** `markHydrating` in `web/browser/early/input.ts` removes it. */
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

function needsCode({ document, title }: Route): boolean {
  return !document && !READABLE.includes(title);
}
