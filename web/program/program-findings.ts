import { programCopy } from '../../content/pages/program.ts';
import { fill } from '../../core/presentation/fill.ts';
import type { OwnProgram } from '../browser/program-store.ts';

const { kept, keptOne, keptNone } = programCopy.found;

/** What the bars of /identify find: the skin, the shelf and the program. */
export function programFindings({ program: { morning, evening }, text }: OwnProgram): readonly (string | undefined)[] {
  const { size } = new Set([...morning, ...evening].filter(({ onShelf }) => onShelf).map(({ kind }) => kind));
  const many = size > 1 ? fill(kept, { count: String(size) }) : keptOne;
  return [text.skinType, size > 0 ? many : keptNone, text.headline];
}
