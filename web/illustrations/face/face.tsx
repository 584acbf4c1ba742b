import type { FaceMark, FaceTraits } from '../../../core/presentation/face.ts';
import { Backdrop, Clothes } from './backdrop.tsx';
import type { FaceState } from './face-state.ts';
import { Features } from './features.tsx';
import { HairBehind, HairInFront } from './hair.tsx';
import { Head, Neck } from './head.tsx';
import { Marks } from './marks.tsx';
import { complexions, withVeil } from './palette.ts';

/** Of young skin, of older skin, and of skin whose redness has calmed down: a goal is never redder than the day before it. */
const CHEEKS = { young: 0.2, grown: 0.14, calmed: 0.06 };
const REDDENING: readonly FaceMark[] = ['redness', 'blush', 'blemishes'];
const TILT = 'rotate(-3 200 362) translate(-16 -5) scale(1.08)';

/** Grid of 400 by 500. Without gradients and clips, because a sprite needs no ids. */
export function Face({ traits, state }: { traits: FaceTraits; state: FaceState }) {
  const { shape, age, tone, marks } = traits;
  const goal = state === 'goal';
  const skin = withVeil(complexions[tone]);
  const cheeks = CHEEKS[REDDENING.some((mark) => marks.has(mark)) ? 'calmed' : age === 0 ? 'young' : 'grown'];
  return (
    <g strokeLinecap="round" strokeLinejoin="round">
      <Backdrop goal={goal} />
      <g transform={TILT}>
        <HairBehind shape={shape} age={age} />
      </g>
      <Neck shape={shape} skin={skin} />
      <Clothes shape={shape} />
      <g transform={TILT}>
        <Head shape={shape} skin={skin} cheeks={cheeks} />
        <Marks marks={marks} shape={shape} age={age} skin={skin} goal={goal} />
        <Features shape={shape} age={age} skin={skin} goal={goal} />
        <HairInFront shape={shape} age={age} />
      </g>
    </g>
  );
}
