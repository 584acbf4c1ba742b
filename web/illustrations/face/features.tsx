import type { FaceShape } from '../../../core/presentation/face.ts';
import { MIRROR } from './mirror.ts';
import { type Complexion, hairs } from './palette.ts';

type Part = { readonly shape: FaceShape; readonly age: number; readonly skin: Complexion; readonly goal: boolean };

const BROWS: Readonly<Record<FaceShape, string>> = {
  soft: 'M184 199c-15-9-32-11-50 1 13-16 35-19 51-7q2 3-1 6z',
  even: 'M186 199c-17-8-34-10-52 1 13-17 36-20 53-8q3 4-1 7z',
  square: 'M188 200c-18-7-37-9-56 1 13-18 40-22 57-10q4 6-1 9z',
};
const LASH = 'color-mix(in oklab, var(--plum) 90%, black)';
/** Without make-up: a line of the skin's own colour, and lips near it. */
const BARE_SHAPE: FaceShape = 'square';
/** From this band on the lid hangs over the outer corner. */
const HEAVY_LID = 4;
const LIDS = {
  light: 'M136 229c7-21 40-24 51 0-13-12-36-13-51 0z',
  heavy: 'M131 229c6-23 43-27 56 1-13-12-36-13-51 0z',
};
const LASHES = 'M136 229c15-13 38-12 51 0';

export function Features({ shape, age, skin, goal }: Part) {
  const eye = <Eye shape={shape} age={age} skin={skin} goal={goal} />;
  return (
    <>
      {eye}
      <g transform={MIRROR}>{eye}</g>
      <g fill="var(--surface)">
        <circle cx="166" cy="223" r="3" />
        <circle cx="242" cy="223" r="3" />
      </g>
      <path d="M196 232q-2 16-9 27" stroke={skin.shade} strokeWidth="3.5" />
      <path d="M187 261c1 6 9 4 14 6 5 2 11 1 13-4" stroke={skin.line} strokeWidth="2.6" />
      {shape === 'soft' && <path d="M107 256v9M293 256v9" stroke="var(--honey)" strokeWidth="9" />}
      <Mouth shape={shape} skin={skin} goal={goal} />
    </>
  );
}

function Eye({ shape, age, skin, goal }: Part) {
  return (
    <>
      <path d={BROWS[shape]} fill={hairs[age]?.brow} />
      <path d="M137 229c10-16 36-17 49 0-11 11-38 12-49 0z" fill="var(--paper)" opacity=".9" />
      <circle cx="162" cy="226" r="11.5" fill="var(--brow)" />
      <circle cx="162" cy="226" r="5.5" fill="var(--ink)" />
      {goal && <path d="M140 234q22-5 45-1-4 9-22 9t-23-8z" fill={skin.skin} />}
      <path d={LIDS[age < HEAVY_LID ? 'light' : 'heavy']} fill={skin.shade} />
      <path
        d={shape === 'soft' ? `M130 224l6 5${LASHES}` : LASHES}
        {...(shape === BARE_SHAPE ? { stroke: skin.line, strokeWidth: 2.6 } : { stroke: LASH, strokeWidth: 3.6 })}
      />
    </>
  );
}

const TODAY = {
  lower: 'M172 295q28 12 56 0-28 30-56 0z',
  upper: 'M172 295q28 12 56 0-12-5-20-6-5-1-8 2-3-3-8-2-8 1-20 6z',
  mouthLine: 'M169 293q31 17 62 0',
};
/** A smile. */
const GOAL = {
  lower: 'M167 289q33 22 66 0-11 23-33 23t-33-23z',
  upper: 'M167 289q33 22 66 0c-8 3-15 2-24 1-4-1-6 0-9 2-3-2-5-3-9-2-9 1-16 2-24-1z',
  mouthLine: 'M162 286q38 27 76 0',
};

function Mouth({ shape, skin: { lip, line, light }, goal }: Omit<Part, 'age'>) {
  const { lower, upper, mouthLine } = goal ? GOAL : TODAY;
  const [above, below] = shape === BARE_SHAPE ? [0.36, 0.2] : [1, 0.8];
  return (
    <>
      <path d={lower} fill={lip} opacity={below} />
      <path d={upper} fill={lip} opacity={above} />
      <path d={mouthLine} stroke={line} strokeWidth="2.6" />
      <path d="M190 308q10 4 20 0" stroke={light} strokeWidth="3.5" opacity=".45" />
    </>
  );
}
