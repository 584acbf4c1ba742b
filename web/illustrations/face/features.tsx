import type { FaceShape } from '../../../core/presentation/face.ts';
import { MIRROR } from './mirror.ts';
import { type Complexion, hairs } from './palette.ts';

type Part = { readonly shape: FaceShape; readonly age: number; readonly skin: Complexion; readonly goal: boolean };

const BROWS: Readonly<Record<FaceShape, string>> = {
  soft: 'M183 193c-16-8-31-10-48 2 13-15 32-18 49-7q2 3-1 5z',
  even: 'M185 194c-17-7-33-9-51 2 13-17 35-20 52-9q3 4-1 7z',
  square: 'M187 195c-18-6-36-8-55 2 13-18 39-23 56-11q4 6-1 9z',
};
const LASH = 'color-mix(in oklab, var(--plum) 90%, black)';
/** Without make-up: a line of the skin's own colour, and lips near it. */
const BARE_SHAPE: FaceShape = 'square';
/** From this band on the lid hangs over the outer corner. */
const HEAVY_LID = 4;
const LIDS = {
  light: 'M137 228c7-20 37-23 49 0-12-14-34-17-49 0z',
  heavy: 'M132 227c6-22 42-26 55 1l-1 1c-12-14-34-16-49 0z',
};
const LASHES = 'M137 228c15-17 37-14 49 0';

export function Features({ shape, age, skin, goal }: Part) {
  const eye = <Eye shape={shape} age={age} skin={skin} />;
  return (
    <>
      {eye}
      <g transform={MIRROR}>{eye}</g>
      <g fill="var(--surface)">
        <circle cx="165" cy="222" r="2.7" />
        <circle cx="242" cy="222" r="2.7" />
      </g>
      <path d="M195 236c-1 12-10 20-7 27 2 5 9 3 13 5 5 2 11 1 13-4" stroke={skin.line} strokeWidth="2.6" />
      <Mouth shape={shape} skin={skin} goal={goal} />
    </>
  );
}

function Eye({ shape, age, skin }: Omit<Part, 'goal'>) {
  return (
    <>
      <path d={BROWS[shape]} fill={hairs[age]?.brow} />
      <path d="M138 228c10-16 34-17 47 0-11 10-36 12-47 0z" fill="var(--paper)" />
      <circle cx="162" cy="225.5" r="10" fill="var(--brow)" />
      <circle cx="162" cy="225.5" r="4.8" fill="var(--ink)" />
      <path d={LIDS[age < HEAVY_LID ? 'light' : 'heavy']} fill={skin.shade} />
      <path
        d={shape === 'soft' ? `M131 224l6 4${LASHES}` : LASHES}
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
  mouthLine: 'M161 284q2 4 6 5 33 22 66 0 4-1 6-5',
};

function Mouth({ shape, skin: { lip, line }, goal }: Omit<Part, 'age'>) {
  const { lower, upper, mouthLine } = goal ? GOAL : TODAY;
  const [above, below] = shape === BARE_SHAPE ? [0.36, 0.2] : [1, 0.8];
  return (
    <>
      <path d={lower} fill={lip} opacity={below} />
      <path d={upper} fill={lip} opacity={above} />
      <path d={mouthLine} stroke={line} strokeWidth="2.6" />
    </>
  );
}
