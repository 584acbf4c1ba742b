import type { FaceShape } from '../../../core/presentation/face.ts';
import { softEllipse } from './dots.ts';
import type { Complexion } from './palette.ts';

type Part = { readonly shape: FaceShape; readonly skin: Complexion };

const OUTLINES: Readonly<Record<FaceShape, string>> = {
  soft: 'M112 204c0-64 36-104 88-104s88 40 88 104c0 36-2 62-15 88-15 32-44 58-73 58s-58-26-73-58c-13-26-15-52-15-88z',
  even: 'M111 204c0-64 37-104 89-104s89 40 89 104c0 38-1 68-13 94-13 30-43 52-76 52s-63-22-76-52c-12-26-13-56-13-94z',
  square: 'M110 204c0-64 36-104 90-104s90 40 90 104c0 46-3 76-16 103-16 32-44 47-74 47s-58-15-74-47c-13-27-16-57-16-103z',
};
/** The side that lies in the shade, and what lies below the hair. */
const SHADES: Readonly<Record<FaceShape, string>> = {
  soft: 'M284 172q4 15 4 32c0 36-2 62-15 88-14 30-35 50-59 56 46-34 72-92 70-176zM206 110c-12 36-50 58-88 66l2 13c38-8 74-32 89-58 13 24 41 48 71 55v-12c-34-10-64-32-74-64z',
  even: 'M285 172q4 15 4 32c0 38-1 68-13 94-11 26-35 46-62 51 46-32 73-92 71-177zM118 150h158v17c-15 4-33-1-41-13-14 12-32 12-45 0-13 14-34 14-46 4-8 9-17 12-26 10z',
  square:
    'M286 172q4 15 4 32c0 46-3 76-16 103-14 29-36 43-62 46 48-30 76-94 74-181zM118 140h158v23c-25 2-46-8-62-22-21 18-61 24-96 17z',
};

const CHEEKS = softEllipse(150, 267, 30, 21).map((left, step) => left + (softEllipse(250, 267, 30, 21)[step] ?? ''));

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
      <path d="M118 212c-16-9-24 6-20 24 3 15 12 23 24 18zM282 212c16-9 24 6 20 24-3 15-12 23-24 18z" fill={skin} />
      <path d="M105 226c5-3 8 2 8 11M295 226c-5-3-8 2-8 11" stroke={shade} strokeWidth="3.5" />
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
