import { useEffect } from 'react';
import { brand } from '../../content/brand.ts';

/** For a screen whose title follows what the visitor has told. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = `${title} · ${brand.name}`;
  }, [title]);
}
