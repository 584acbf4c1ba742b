import { renderToStaticMarkup } from 'react-dom/server';
import { isPictureName } from '../../../core/editions/pictures.ts';
import type { ChartStep, Section, SpotName, Step } from '../../../core/funnel/step.ts';
import { type DrawingName, drawings, SPOT } from './drawings.tsx';

/** Of a picture that an operator brought: scripts know it as a drawing, and need no code for it. */
const BROUGHT = /picture-[\da-f]{16}$/;

const CHART_DRAWINGS: Readonly<Partial<Record<ChartStep['shape'], readonly DrawingName[]>>> = {
  ring: ['petal-ring'],
  bottle: ['jar-glass', 'jar-rim'],
};

export type PictureAddresses = Readonly<Record<string, string>>;

export function inlineSprite(names: Iterable<string>, addresses: PictureAddresses = {}): string {
  const symbols = Array.from(new Set(names), (name) => symbol(name, addresses));
  // Some browsers show nothing from a sprite with `display: none`.
  return symbols.length === 0 ? '' : `<svg width="0" height="0" aria-hidden="true">${symbols.join('')}</svg>`;
}

/** All drawings, and the pictures that an operator brought in place of some. */
export function spriteFile(brought: readonly string[] = [], addresses: PictureAddresses = {}): string {
  const symbols = [...Object.keys(drawings), ...brought].map((name) => symbol(name, addresses));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" aria-hidden="true">${symbols.join('')}</svg>`;
}

/** Pictures of steps that an operator brought. */
export function broughtIn(sections: readonly Pick<Section, 'steps'>[]): readonly string[] {
  const names = sections.flatMap(({ steps }) => steps.flatMap(drawingsOfStep));
  return [...new Set<string>(names)].filter((name) => BROUGHT.test(name));
}

/** Wide screens show the picture of an information beside it, where stylesheets know the scenes of the build. */
export function panelStyle(brought: readonly string[], addresses: PictureAddresses): string {
  return brought
    .filter(isPictureName)
    .map((name) => `aside[data-scene=${name}]{background-image:url(${addresses[name]})}`)
    .join('');
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
      return CHART_DRAWINGS[step.shape] ?? [];
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

function symbol(name: string, addresses: PictureAddresses): string {
  const [picture] = BROUGHT.exec(name) ?? [];
  if (picture) return pictureSymbol(name, addresses[picture]);
  const source = Object.hasOwn(drawings, name) && drawings[name as keyof typeof drawings];
  if (!source) throw new Error(`There is no drawing ${name}: web/illustrations/sprite/drawings.tsx has them all.`);
  // A clipped shape at the edge would get another shade than in an `<svg>` of its own.
  return renderToStaticMarkup(<symbol id={`drawing-${name}`} overflow="visible" fill="none" {...source} />);
}

/** As large as its place, which it fills. */
function pictureSymbol(name: string, address: string | undefined): string {
  if (!address) throw new Error(`There is no picture ${name}.`);
  return renderToStaticMarkup(
    <symbol id={`drawing-${name}`} overflow="visible" viewBox={name.startsWith('spot-') ? SPOT : undefined}>
      <image
        href={address}
        width="100%"
        height="100%"
        preserveAspectRatio="xMidYMid slice"
        clipPath="inset(0 round var(--radius-s))"
      />
    </symbol>,
  );
}
