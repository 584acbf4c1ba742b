import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Router } from 'wouter';

/** What a page holds of an element before any JavaScript runs. */
export function markupOf(element: ReactNode): string {
  return renderToStaticMarkup(<Router ssrPath="/">{element}</Router>);
}
