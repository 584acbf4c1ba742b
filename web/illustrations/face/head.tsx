import type { FaceShape } from '../../../core/presentation/face.ts';
import type { Complexion } from './palette.ts';

type Part = { readonly shape: FaceShape; readonly skin: Complexion };

const OUTLINES: Readonly<Record<FaceShape, string>> = {
  soft: 'M112 206c0-66 36-106 88-106s88 40 88 106c0 56-16 98-48 126-24 22-56 22-80 0-32-28-48-70-48-126z',
  even: 'M111 206c0-66 36-106 89-106s89 40 89 106c0 54-12 94-40 124-28 26-70 26-98 0-28-30-40-70-40-124z',
  square: 'M110 206c0-66 36-106 90-106s90 40 90 106c0 44-4 74-18 101-18 31-44 45-72 45s-54-14-72-45c-14-27-18-57-18-101z',
};
/** The side that lies in the shade. */
const SHADES: Readonly<Record<FaceShape, string>> = {
  soft: 'M284 176q4 14 4 30c0 56-16 98-48 126-11 10-24 16-38 17 50-22 82-88 82-173z',
  even: 'M285 176q4 14 4 30c0 54-12 94-40 124-13 12-29 19-45 20 52-22 81-88 81-174z',
  square: 'M286 176q4 14 4 30c0 44-4 74-18 101-17 29-41 43-67 45 52-20 81-90 81-176z',
};

/** One within the other, so that the edge is soft without a gradient. */
const CHEEKS = [30, 25, 20, 15, 10].map((rx) => [150, 250].map((x) => ellipse(x, 267, rx, rx * 0.7)).join(''));

function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 0 1 ${2 * rx} 0 ${rx} ${ry} 0 0 1-${2 * rx} 0z`;
}

export function Neck({ shape, skin: { skin, shade } }: Part) {
  const [left, right] = shape === 'square' ? [157, 243] : [163, 237];
  return (
    <>
      <path d={`M${left} 330H${right}v66q4 16 30 24L200 500l-${right - 170} -80q26-8 30-24z`} fill={skin} />
      <path d={`M${left} 330H${right}v56c-22 32-62 38-${right - left} 12z`} fill={shade} />
    </>
  );
}

/** `cheeks` is how rosy they are, from 0 to 1. */
export function Head({ shape, skin: { skin, shade, flush }, cheeks }: Part & { readonly cheeks: number }) {
  return (
    <>
      <path d="M118 204c-22-10-30 10-25 32 4 18 16 28 29 22zM282 204c22-10 30 10 25 32-4 18-16 28-29 22z" fill={skin} />
      <path d="M103 222c5-3 9 2 8 13M297 222c-5-3-9 2-8 13" stroke={shade} strokeWidth="3.5" />
      <path d={OUTLINES[shape]} fill={skin} />
      <path d={SHADES[shape]} fill={shade} opacity=".5" />
      <g fill={flush} fillOpacity={cheeks * 0.25}>
        {CHEEKS.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
    </>
  );
}
