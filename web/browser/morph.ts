import { reducedMotion } from './motion.ts';

/** Elements with one `view-transition-name` before and after `change` become each other, where the browser can do that. */
export async function morph(change: () => Promise<void>): Promise<void> {
  if (!document.startViewTransition || reducedMotion()) return change();
  const transition = document.startViewTransition(change);
  // A transition that is skipped, for example in a hidden tab, has made its change all the same.
  transition.ready.catch(() => undefined);
  await transition.updateCallbackDone;
}
