import { type RefObject, useLayoutEffect } from 'react';

/** Sets `--bottom-inset` to the height that the element covers at the bottom of the screen. */
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
