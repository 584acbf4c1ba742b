import { renderToStaticMarkup } from 'react-dom/server';
import type { SpotName, Step } from '../../../core/funnel/step.ts';
import { type DrawingName, drawings } from './drawings.tsx';

export function inlineSprite(names: Iterable<string>): string {
  const symbols = Array.from(new Set(names), symbol);
  // Some browsers show nothing from a sprite with `display: none`.
  return symbols.length === 0 ? '' : `<svg width="0" height="0" aria-hidden="true">${symbols.join('')}</svg>`;
}

export function spriteFile(): string {
  const symbols = Object.keys(drawings).map(symbol);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">${symbols.join('')}</svg>`;
}

export function drawingsIn(html: string): string[] {
  return Array.from(html.matchAll(/ href="#drawing-([\w-]+)"/g), ([, name = '']) => name);
}

export function drawingsOfStep(step: Step): readonly DrawingName[] {
  switch (step.kind) {
    case 'info':
      return [step.illustration];
    case 'face':
    case 'selfie':
      return ['face'];
    case 'chart':
    case 'counter':
    case 'result':
      return [];
    case 'scale':
      return [...spotOf(step), ...step.options.map((_, index): DrawingName => `agreement-${index + 1}`)];
    case 'pictures':
      return [...spotOf(step), ...step.options.map(({ picture }): DrawingName => `spot-${picture}`)];
    case 'city':
    case 'number':
    case 'slider':
    case 'date':
    case 'text':
    case 'consent':
      return spotOf(step);
    default:
      return [...spotOf(step), ...step.options.flatMap(({ icon }): DrawingName[] => (icon ? [`option-${icon}`] : []))];
  }
}

function spotOf({ drawing }: { readonly drawing?: SpotName }): DrawingName[] {
  return drawing ? [`spot-${drawing}`] : [];
}

function symbol(name: string): string {
  const source = Object.hasOwn(drawings, name) && drawings[name as keyof typeof drawings];
  if (!source) throw new Error(`There is no drawing ${name}: web/illustrations/sprite/drawings.tsx has them all.`);
  // A clipped shape at the edge would get another shade than in an `<svg>` of its own.
  return renderToStaticMarkup(<symbol id={`drawing-${name}`} overflow="visible" fill="none" {...source} />);
}
