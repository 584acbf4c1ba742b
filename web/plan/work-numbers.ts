import { createContext, use } from 'react';
import type { LineGrounds, Program } from '../../core/program/program.ts';

type WorkNumbers = ReadonlyMap<string, number>;

/** From 1, in the order in which the lines of a program name them. */
export function workNumbers(program: Program): WorkNumbers {
  const lines: readonly LineGrounds[] = [
    ...program.seek,
    ...program.avoid,
    ...program.expect,
    ...program.doNotExpect,
    ...program.seeADoctor,
    ...program.habits,
    ...(program.sun ? [program.sun] : []),
  ];
  const ids = new Set(lines.flatMap(({ sources }) => sources));
  return new Map([...ids].map((id, index) => [id, index + 1]));
}

export const WorkNumbersContext = createContext<WorkNumbers>(new Map());

export function useWorkNumbers(): WorkNumbers {
  return use(WorkNumbersContext);
}
