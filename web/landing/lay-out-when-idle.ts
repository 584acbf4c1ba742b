import { whenIdle } from '../browser/clock.ts';

/**
 * Lays out what stands below the screen, one element after another while the browser is idle: nobody who scrolls there finds a gap, and
 * nothing moves any more. Late fonts come first, or all of it would be laid out twice.
 */
export async function layOutWhenIdle(elements: readonly HTMLElement[]): Promise<void> {
  const { loadFonts } = await import('../browser/fonts.ts');
  await loadFonts();
  for (const element of elements) {
    await new Promise<void>((resolve) => whenIdle(resolve));
    element.style.contentVisibility = 'visible';
  }
}
