import type { SVGAttributes } from 'react';
import { neutralFace } from '../../../core/presentation/face.ts';
import { Face } from '../face/face.tsx';
import faceScan from '../quiz/scenes/face-scan.svg?raw';
import night from '../quiz/scenes/lifestyle.svg?raw';
import twoMinutes from '../quiz/scenes/two-minutes.svg?raw';
import { Agreement } from './agreement.tsx';
import { bottles } from './bottles.ts';
import { days } from './days.ts';
import { HeroArch } from './hero-arch.tsx';
import { JarGlass, JarRim } from './jar.tsx';
import { PetalRing } from './petal-ring.tsx';
import { Petals } from './petals.tsx';
import { products } from './products.ts';
import { rituals } from './rituals.ts';
import { dot, type Shape } from './shapes.ts';
import { faces, skin } from './skin.ts';
import { spots, street } from './spots.ts';
import { wishes } from './wishes.ts';

type Source = SVGAttributes<SVGSymbolElement> & { readonly viewBox: string };

const LINES = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

export const options = { ...skin, ...faces, ...products, ...days, ...wishes };

export const SPOT = '0 0 200 140';
const spotBox = (shapes: readonly Shape[]) => (shapes.includes(street) ? '0 0 480 134' : SPOT);

/** A drawing that begins with this circle fills its tile; the others keep a margin. */
const FULL = dot(24, 24, 24);
const optionBox = (shapes: readonly Shape[]) => (shapes[0]?.[1] === FULL ? '0 0 48 48' : '-12 -12 72 72');

export const drawings = {
  ...ofShapes('option', options, optionBox),
  ...ofShapes('spot', spots, spotBox),
  ...ofShapes('ritual', rituals, () => '0 0 40 40'),
  ...ofShapes('bottle', bottles, () => '0 0 40 40'),
  'agreement-1': { viewBox: '0 0 48 48', children: <Agreement petals={1} /> },
  'agreement-2': { viewBox: '0 0 48 48', children: <Agreement petals={2} /> },
  'agreement-3': { viewBox: '0 0 48 48', children: <Agreement petals={3} /> },
  'agreement-4': { viewBox: '0 0 48 48', children: <Agreement petals={4} /> },
  'agreement-5': { viewBox: '0 0 48 48', children: <Agreement petals={5} /> },
  'face-scan': scene(faceScan),
  face: { viewBox: '0 0 400 500', children: <Face traits={neutralFace} state="today" /> },
  'hero-arch': { viewBox: '0 0 360 450', children: <HeroArch /> },
  'jar-glass': { viewBox: '0 0 340 250', children: <JarGlass /> },
  'jar-rim': { viewBox: '0 0 340 250', children: <JarRim /> },
  night: scene(night),
  'petal-ring': { viewBox: '0 0 220 220', children: <PetalRing /> },
  petals: { viewBox: '0 0 200 200', children: <Petals /> },
  'two-minutes': scene(twoMinutes),
} satisfies Readonly<Record<string, Source>>;

/** A test checks that there is a flower for each step of a scale. */
export type DrawingName = keyof typeof drawings | `agreement-${number}`;

declare module '../../../core/funnel/question.ts' {
  interface DrawingNames {
    readonly icon: keyof typeof options;
    readonly spot: keyof typeof spots;
  }
}

/** A scene that wide screens show beside the questions, which has no ids that could meet those of others in a page. */
function scene(file: string): Source {
  return { viewBox: '0 12 480 508', ...LINES, dangerouslySetInnerHTML: { __html: file.replaceAll(/<\/?svg[^>]*>|\n/g, '') } };
}

function ofShapes<Kind extends string, Name extends string>(
  kind: Kind,
  sources: Readonly<Record<Name, readonly Shape[]>>,
  box: (shapes: readonly Shape[]) => string,
) {
  const named = Object.entries<readonly Shape[]>(sources).map(([name, shapes]): [string, Source] => [
    `${kind}-${name}`,
    { viewBox: box(shapes), ...(shapes.some(isLine) && LINES), children: shapes.map(shape) },
  ]);
  return Object.fromEntries(named) as Readonly<Record<`${Kind}-${Name}`, Source>>;
}

function isLine([, , line]: Shape): boolean {
  return line !== undefined;
}

function shape([colour, path, line]: Shape) {
  return line ? <path key={path} d={path} stroke={colour} strokeWidth={line} /> : <path key={path} d={path} fill={colour} />;
}
