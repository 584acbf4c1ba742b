import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** Turns true once `share` (0 to 1) of the element is in view, or it comes within `margin` of the viewport, and stays true. */
export function useSeen(element: RefObject<Element | null>, { share = 0, margin = '0px' } = {}): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setSeen(true);
        observer.disconnect();
      },
      { threshold: share, rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, share, margin]);
  return seen;
}
