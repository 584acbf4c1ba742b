import { renderToStaticMarkup } from 'react-dom/server';
import icon from '../design/icon.svg?raw';
import { colour } from '../design/tokens.ts';
import { PreviewPicture } from './preview-picture.tsx';

export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** The flower fits into the circle that every mask leaves visible. */
const maskable = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M0 0h64v64H0z" fill="${colour('rose')}"/><svg x="4" y="4" width="56" height="56" viewBox="0 0 64 64">${icon}</svg></svg>`;

/** Platforms that accept no SVG need these PNG files; widths in pixels. */
export const pictures = {
  preview: { svg: renderToStaticMarkup(<PreviewPicture {...PREVIEW_SIZE} />), width: PREVIEW_SIZE.width },
  'icon-32': { svg: icon, width: 32 },
  'icon-192': { svg: icon, width: 192 },
  'icon-512': { svg: icon, width: 512 },
  'apple-touch-icon': { svg: maskable, width: 180 },
  'maskable-192': { svg: maskable, width: 192 },
  'maskable-512': { svg: maskable, width: 512 },
} as const;

export type PictureName = keyof typeof pictures;
