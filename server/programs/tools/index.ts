import { check } from './check.ts';
import { diff } from './diff.ts';
import { draft } from './draft.ts';
import { handOver } from './hand-over.ts';
import { list } from './list.ts';
import { picture } from './picture.ts';
import { preview } from './preview.ts';
import { prove } from './prove.ts';
import { read } from './read.ts';
import { schema } from './schema.ts';
import { simulate } from './simulate.ts';
import type { Tool } from './tool.ts';

/** By their names in the protocol, in the order in which a program needs them. Another proof of a draft is a file beside `prove.ts` and a line here. */
export const tools: Readonly<Record<string, Tool>> = {
  read,
  schema,
  list,
  draft,
  check,
  diff,
  prove,
  simulate,
  preview,
  hand_over: handOver,
};

/** Of a program on this machine, which may start a browser. */
export const localTools: typeof tools = { ...tools, picture };
