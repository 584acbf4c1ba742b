import type { FaceShape } from '../../../core/presentation/face.ts';
import { MIRROR } from './mirror.ts';
import { type Complexion, hairs } from './palette.ts';

type Part = { readonly shape: FaceShape; readonly age: number; readonly skin: Complexion; readonly goal: boolean };

const BROWS: Readonly<Record<FaceShape, string>> = {
  soft: 'M184 193c-16-8-32-11-49 2 12-17 33-20 50-8q3 4-1 6z',
  even: 'M186 195c-18-8-34-10-53 2 13-19 37-24 54-10q3 5-1 8z',
  square: 'M188 196c-18-7-38-8-58 2 13-20 41-27 59-13q4 7-1 11z',
};
const LASH = 'color-mix(in oklab, var(--plum) 90%, black)';
/** Without make-up: a line of the skin's own colour, and lips near it. */
const BARE_SHAPE: FaceShape = 'square';
/** From this band on the lid lies on the eye. */
const HEAVY_LID = 3;

export function Features({ shape, age, skin, goal }: Part) {
  const eye = <Eye shape={shape} age={age} skin={skin} />;
  return (
    <>
      {eye}
      <g transform={MIRROR}>{eye}</g>
      <g fill="var(--surface)">
        <circle cx="164" cy="221" r="3.4" />
        <circle cx="242" cy="221" r="3.4" />
      </g>
      <path d="M195 236c-1 12-10 20-7 27 2 5 9 3 13 5 5 2 11 1 13-4" stroke={skin.line} strokeWidth="3" />
      <Mouth shape={shape} skin={skin} goal={goal} />
    </>
  );
}

function Eye({ shape, age, skin }: Omit<Part, 'goal'>) {
  return (
    <>
      <path d={BROWS[shape]} fill={hairs[age]?.brow} />
      <path d="M138 229c8-17 34-20 46 0-10 11-34 12-46 0z" fill="var(--paper)" />
      <circle cx="161" cy="225" r="11.5" fill="var(--brow)" />
      <circle cx="161" cy="225" r="5.5" fill="var(--ink)" />
      {age < HEAVY_LID ? (
        <path d="M142 210q18-12 38 0" stroke={skin.shade} strokeWidth="3" />
      ) : (
        <path d="M136 222c10-18 36-20 50 2l-1 4c-12-19-38-17-48 1z" fill={skin.shade} />
      )}
      <path
        d={`M${shape === 'soft' ? '130 226l7 3' : '137 229'}c8-19 36-21 48 0`}
        {...(shape === BARE_SHAPE ? { stroke: skin.line, strokeWidth: 3 } : { stroke: LASH, strokeWidth: 4.5 })}
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
  lower: 'M166 287q34 26 68 0-8 34-34 34t-34-34z',
  upper: 'M166 287q34 22 68 0-16-3-26-4-5-1-8 2-3-3-8-2-10 1-26 4z',
  mouthLine: 'M161 283q2 4 5 4M239 283q-2 4-5 4',
};
const TEETH = 'M170 290q30 18 60 0-8 17-30 17t-30-17z';

function Mouth({ shape, skin: { lip, line }, goal }: Omit<Part, 'age'>) {
  const { lower, upper, mouthLine } = goal ? GOAL : TODAY;
  const [above, below] = shape === BARE_SHAPE ? [0.36, 0.2] : [1, 0.8];
  return (
    <>
      <path d={lower} fill={lip} opacity={goal ? above : below} />
      {goal && <path d={TEETH} fill="var(--paper)" />}
      <path d={upper} fill={lip} opacity={above} />
      <path d={mouthLine} stroke={line} strokeWidth="2.6" />
    </>
  );
}
