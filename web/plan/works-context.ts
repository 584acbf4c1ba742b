import { createContext, use } from 'react';
import { checkInRules } from '../../content/skincare/rules/check-in.ts';
import type { Change } from '../../core/program/adapt.ts';
import type { LineGrounds, Program } from '../../core/program/program.ts';

/** The works behind a program, by the numbers under which its lines name them. */
type NumberedWorks = {
  readonly numbers: ReadonlyMap<string, number>;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
};

export const WorksContext = createContext<NumberedWorks>({ numbers: new Map(), isOpen: false, setOpen: () => undefined });

export function useWorks(): NumberedWorks {
  return use(WorksContext);
}

/** From 1, in the order in which the page names them. */
export function workNumbers(program: Program, changes: readonly Change[]): ReadonlyMap<string, number> {
  const lines: readonly Pick<LineGrounds, 'sources'>[] = [
    ...changes.map(({ kind }) => checkInRules[kind]),
    ...program.seek,
    ...program.avoid,
    ...program.expect,
    ...program.doNotExpect,
    ...program.habits,
    ...(program.sun ? [program.sun] : []),
    ...program.seeADoctor,
  ];
  const ids = new Set(lines.flatMap(({ sources }) => sources));
  return new Map([...ids].map((id, index) => [id, index + 1]));
}
