import type { FaceMark } from '../../../core/presentation/face.ts';
import { glow, type Layer, marks as layersOf, years } from './layers.ts';
import { MIRROR } from './mirror.ts';
import type { Complexion } from './palette.ts';

/** A care that goes well leaves a trace of what bothers today, and more of what time has drawn. */
const CALM = 0.08;
const LASTING = 0.65;

type Props = { readonly marks: ReadonlySet<FaceMark>; readonly age: number; readonly skin: Complexion; readonly goal: boolean };

export function Marks({ marks, age, skin, goal }: Props) {
  const shown = Object.entries(layersOf).flatMap(([mark, layers]) => (marks.has(mark as FaceMark) ? layers : []));
  return [...shown, ...(years[age] ?? [])]
    .map((layer) => (goal ? { ...layer, opacity: faded(layer) } : layer))
    .concat(goal ? glow : [])
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
