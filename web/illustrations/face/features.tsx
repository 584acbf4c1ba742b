import type { FaceShape } from '../../../core/presentation/face.ts';
import { MIRROR } from './mirror.ts';
import { type Complexion, hairs } from './palette.ts';

type Part = { readonly shape: FaceShape; readonly age: number; readonly skin: Complexion; readonly goal: boolean };

const BROWS: Readonly<Record<FaceShape, string>> = {
  soft: 'M181 201c-15-8-33-9-51 3 11-17 35-21 50-10q3 3 1 7z',
  even: 'M182 201c-16-8-34-9-52 3 11-18 36-21 51-10q4 4 1 7z',
  square: 'M186 202c-17-8-37-8-56 2 12-19 40-23 56-11q3 6 0 9z',
};
const LASH = 'color-mix(in oklab, var(--plum) 90%, black)';
/** Without make-up: a line of the skin's own colour, and lips near it. */
const BARE_SHAPE: FaceShape = 'square';
/** From this band on the lid hangs over the outer corner. */
const HEAVY_LID = 4;
const LIDS = {
  light: 'M136 230c5-25 43-27 49 2-10-15-34-17-49-2z',
  heavy: 'M132 231c4-27 46-29 53 1-10-17-35-19-53-1z',
};
/** Thin at the nose, and for the soft shape drawn out beyond the corner. */
const LASHES: Readonly<Record<Exclude<FaceShape, 'square'>, string>> = {
  soft: 'M185 232c-10-15-33-17-45-2-5 1-9-2-12-7 4 1 7 0 9-2 13-15 43-13 48 11z',
  even: 'M185 232c-10-15-33-17-45-2-3 2-5 0-4-3 12-18 45-16 49 5z',
};

export function Features({ shape, age, skin, goal }: Part) {
  const eye = <Eye shape={shape} age={age} skin={skin} goal={goal} />;
  return (
    <>
      {eye}
      <g transform={MIRROR}>{eye}</g>
      <g fill="var(--surface)">
        <circle cx="166" cy="221" r="3.4" />
        <circle cx="242" cy="221" r="3.4" />
      </g>
      <path d="M206 226c2 15 11 25 9 34-2 6-9 6-13 3 5-11 5-23 4-37z" fill={skin.shade} opacity=".6" />
      <path d="M189 261q3 7 11 6 9 1 12-6" stroke={skin.line} strokeWidth="2.6" />
      {shape === 'soft' && <path d="M108 254v9M292 254v9" stroke="var(--honey)" strokeWidth="8" />}
      <Mouth shape={shape} skin={skin} goal={goal} />
    </>
  );
}

function Eye({ shape, age, skin, goal }: Part) {
  return (
    <>
      <path d={BROWS[shape]} fill={hairs[age]?.brow} />
      <path d="M139 229c10-17 36-18 46 3-11 9-36 9-46-3z" fill="var(--paper)" opacity=".92" />
      <circle cx="162" cy="226.5" r="12" fill="var(--brow)" />
      <path d="M154 231q8 7 16 0" stroke="var(--clay)" strokeWidth="3" />
      <circle cx="162" cy="225" r="5.5" fill="var(--ink)" />
      {goal && <path d="M141 239q21-6 44-2-4 8-22 8t-22-6z" fill={skin.skin} />}
      <path d={LIDS[age < HEAVY_LID ? 'light' : 'heavy']} fill={skin.shade} />
      {shape === 'square' ? (
        <path d="M139 229c11-16 36-16 46 3" stroke={skin.line} strokeWidth="2.6" />
      ) : (
        <path d={LASHES[shape]} fill={LASH} />
      )}
    </>
  );
}

const TODAY = {
  lower: 'M174 294c9 4 17 6 26 6s17-2 26-6c-5 12-14 18-26 18s-21-6-26-18z',
  upper: 'M174 294c8-2 14-7 20-7 3 0 4 1.5 6 1.5s3-1.5 6-1.5c6 0 12 5 20 7-9 4-17 6-26 6s-17-2-26-6z',
  mouthLine: 'M171 292c10 5 18 8 29 8s19-3 29-8',
};
/** A smile. */
const GOAL = {
  lower: 'M167 288q33 21 66 0-11 24-33 24t-33-24z',
  upper: 'M167 288q33 21 66 0c-9 1-18-4-27-4-3 0-4 2-6 2s-3-2-6-2c-9 0-18 5-27 4z',
  mouthLine: 'M163 284q37 27 74 0',
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
