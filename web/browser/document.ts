import type { RefObject } from 'react';
import { useLayoutEffect } from 'react';
import { reducedMotion } from './motion.ts';

/** Resolves once all of the page's HTML is there: code that is at hand already may be faster than a slow line. */
export async function wholePage(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
}

/** Where the prerendered page stands. */
export function appElement(): HTMLElement {
  const app = document.getElementById('app');
  if (!app) throw new Error('The page has no place for the app.');
  return app;
}

/** Names the screen in the tab, scrolls to where it was left (`scroll` in pixels) and tells assistive technology by moving focus to its heading. */
export function announceScreen(title: string, scroll: number): void {
  document.title = title;
  scrollTo(0, scroll);
  const heading = document.querySelector<HTMLElement>('.screen:not(.screen--leaving) h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

export function scrollOffset(): number {
  return scrollY;
}

/** Brings an element into view and, where it can take it, gives it focus. */
export function bringToView(id: string): void {
  const element = document.getElementById(id);
  if (!element) return;
  element.scrollIntoView({ behavior: reducedMotion() ? 'auto' : 'smooth', block: 'start' });
  element.focus({ preventScroll: true });
}

/** Loads a stylesheet unless the page came with it; resolves when it applies. */
export function loadStyles(href: string): Promise<void> | undefined {
  const path = new URL(href, location.href).pathname;
  if (document.head.querySelector(`[data-styles="${path}"]`)) return undefined;
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.dataset.styles = path;
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`The stylesheet ${path} could not be loaded.`));
    };
    document.head.append(link);
  });
}

/** A place before everything else in the page, for what lies over it: the first that the keyboard comes to. */
export function overlayElement(): HTMLElement {
  const overlay = document.createElement('div');
  document.body.prepend(overlay);
  return overlay;
}

/** Tells stylesheets, as `--asking`, how much of the screen's foot an element takes while it is there. */
export function useFootRoom(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measure = () => {
      const top = element.current?.offsetTop ?? innerHeight;
      style.setProperty('--asking', `${Math.max(0, innerHeight - top)}px`);
    };
    const observer = new ResizeObserver(measure);
    if (element.current) observer.observe(element.current);
    addEventListener('resize', measure);
    measure();
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
      style.removeProperty('--asking');
    };
  }, [element]);
}
