import type { RefObject } from 'react';
import { useEffect, useState } from 'react';
import { reducedMotion } from './motion.ts';
import { useInView } from './viewport.ts';

/** Undefined in view from the start, without JavaScript, or with reduced motion. */
type RevealState = 'waiting' | 'arrived' | undefined;

export function useReveal(element: RefObject<Element | null>): RevealState {
  const seen = useInView(element, { share: 0.15 });
  const [below, setBelow] = useState(false);
  useEffect(() => {
    const top = element.current?.getBoundingClientRect().top ?? 0;
    setBelow(!reducedMotion() && top > innerHeight);
  }, [element]);
  if (!below) return undefined;
  return seen ? 'arrived' : 'waiting';
}
