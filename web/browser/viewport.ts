import type { RefObject } from 'react';
import { useEffect, useState } from 'react';

/** Where questions have a panel beside them. */
export function hasRoomBeside(): boolean {
  return matchMedia('(min-width: 64rem)').matches;
}

/** `share` is 0 to 1. The result stays true. */
export function useInView(element: RefObject<Element | null>, { share = 0, margin = '0px' } = {}): boolean {
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
