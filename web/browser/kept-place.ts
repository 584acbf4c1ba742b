import { scrollTarget, scrollToId } from './scroll.ts';

/** Of the room that is kept for the weeks, which come late and stand above the prices. */
export function heightOfRoom(): number | undefined {
  return document.querySelector('[data-room="weeks"]')?.clientHeight;
}

/**
 * For a part that grew by itself between what a visitor sees first and the prices, before the growth is painted: a visitor who is at
 * the prices by then, or on the way to them, still gets there. Returns the part's height, for the next time.
 */
export function keepPlace(part: Element, heightBefore: number | undefined): number {
  const { top, height } = part.getBoundingClientRect();
  const grown = height - (heightBefore ?? height);
  const wasInSight = top + height - grown > innerHeight / 2;
  if (grown !== 0 && (wasInSight || CSS.supports('overflow-anchor', 'auto'))) void endAtPlans();
  // Safari does not keep what is below what grows.
  else if (grown !== 0) scrollBy({ top: grown, behavior: 'instant' });
  return height;
}

/** A smooth scroll ends where its target was as it began: one to the plans is begun anew, and moves nothing for who is there. */
async function endAtPlans(): Promise<void> {
  // By the second frame, the browser has kept the place of what is below what grew.
  await nextFrame();
  await nextFrame();
  if (scrollTarget() === 'plans') scrollToId('plans');
}

function nextFrame(): Promise<number> {
  return new Promise(requestAnimationFrame);
}
