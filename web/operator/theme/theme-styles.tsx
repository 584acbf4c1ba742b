import { useLayoutEffect } from 'react';
import { loadTheme, type Theme, useTheme } from '../../browser/theme.ts';
import dark from './dark.css?url';

/** Paper stays light. */
const MEDIA: Readonly<Record<Theme, string>> = {
  system: 'screen and (prefers-color-scheme: dark)',
  light: 'not all',
  dark: 'screen',
};

/** The dark colours, applied by a media query, so that a dark system has them before any script. */
export function ThemeStyles() {
  const theme = useTheme();
  useLayoutEffect(loadTheme, []);
  return <link rel="stylesheet" href={dark} media={MEDIA[theme]} />;
}
