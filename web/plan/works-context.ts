import { createContext, use } from 'react';
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
export function workNumbers(program: Program): ReadonlyMap<string, number> {
  const lines: readonly LineGrounds[] = [
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
