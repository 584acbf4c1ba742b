import { type RefObject, useLayoutEffect } from 'react';

/** Tells stylesheets, as `--bottom-inset`, how much of the screen's foot an element takes while it is there. */
export function useBottomInset(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const measure = () => {
      const top = element.current?.offsetTop ?? innerHeight;
      style.setProperty('--bottom-inset', `${Math.max(0, innerHeight - top)}px`);
    };
    const observer = new ResizeObserver(measure);
    if (element.current) observer.observe(element.current);
    addEventListener('resize', measure);
    measure();
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
      style.removeProperty('--bottom-inset');
    };
  }, [element]);
}
