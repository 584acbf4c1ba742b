import type { FaceMark, FaceShape } from '../../../core/presentation/face.ts';
import { glow, type Layer, marks as layersOf, years } from './layers.ts';
import { MIRROR } from './mirror.ts';
import type { Complexion } from './palette.ts';

/** A care that goes well leaves a trace of what bothers today, and more of what time has drawn. */
const CALM = 0.08;
const LASTING = 0.65;

/** On a square face strokes of light read as scars, and shadows below young eyes as years. */
const SOFTENED_SHAPE: FaceShape = 'square';
const SHINE: ReadonlySet<string> = new Set<FaceMark>(['shine', 't-zone-shine']);
const SHADOWS: ReadonlySet<string> = new Set<FaceMark>(['dark-circles', 'puffy-eyes']);
const YOUNG_UNTIL = 1;
const SOFT = 0.5;

type Props = {
  readonly marks: ReadonlySet<FaceMark>;
  readonly shape: FaceShape;
  readonly age: number;
  readonly skin: Complexion;
  readonly goal: boolean;
};

export function Marks({ marks, shape, age, skin, goal }: Props) {
  const soften = (mark: string) =>
    shape === SOFTENED_SHAPE && (SHINE.has(mark) || (SHADOWS.has(mark) && age <= YOUNG_UNTIL))
      ? (layer: Layer) => ({ ...layer, opacity: layer.opacity * SOFT })
      : (layer: Layer) => layer;
  const shown = Object.entries(layersOf).flatMap(([mark, layers]) =>
    marks.has(mark as FaceMark) ? layers.map(soften(mark)) : [],
  );
  return [...shown, ...(years[age] ?? [])]
    .map((layer) => (goal ? { ...layer, opacity: faded(layer) } : layer))
    .concat(goal ? glow.map(soften('shine')) : [])
    .map((layer, index) => <Mark key={index} layer={layer} skin={skin} />);
}

function Mark({ layer: { d, colour, opacity, width, twice }, skin }: { layer: Layer; skin: Complexion }) {
  const paint = colour in skin ? skin[colour as keyof Complexion] : colour;
  const path = <path d={d} opacity={opacity} {...(width ? { stroke: paint, strokeWidth: width } : { fill: paint })} />;
  if (!twice) return path;
  return (
    <>
      {path}
      <g transform={MIRROR}>{path}</g>
    </>
  );
}

function faded({ opacity, lasting }: Layer): number {
  return Math.round(opacity * (lasting ? LASTING : CALM) * 100) / 100;
}
