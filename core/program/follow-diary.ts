import { type Adapted, adaptProgram } from './adapt.ts';
import type { Diary } from './diary.ts';
import { type MovableEvening, movableEvenings, moveEvenings } from './moves.ts';
import type { Program } from './program.ts';

export type FollowedDiary = Adapted & { readonly evenings: readonly MovableEvening[] };

/** The program as a diary leaves it: its check-ins decide what is used, and its moves on which evening. */
export function followDiary(program: Program, { checkIns, moves }: Pick<Diary, 'checkIns' | 'moves'>): FollowedDiary {
  const adapted = adaptProgram(program, { checkIns });
  return {
    program: moveEvenings(adapted.program, moves),
    changes: adapted.changes,
    evenings: movableEvenings(adapted.program, moves),
  };
}
