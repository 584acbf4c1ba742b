import { reducedMotion } from './motion.ts';

/** Of Chromium alone: WebKit has crashed in a transition where it composits nothing, and no iPhone has been tried. */
const canMorph = () => 'userAgentData' in navigator && 'startViewTransition' in document;

/** Elements with one `view-transition-name` before and after `change` become each other, where the browser can do that. */
export async function morph(change: () => Promise<void>): Promise<void> {
  if (!canMorph() || reducedMotion()) return change();
  const transition = document.startViewTransition(change);
  // A transition that is skipped, for example in a hidden tab, has made its change all the same.
  transition.ready.catch(() => undefined);
  await transition.updateCallbackDone;
}
