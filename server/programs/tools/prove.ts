import { z } from 'zod';
import { answer, defineTool, EditionId, FunnelName } from './tool.ts';

const MAX_CLASSES = 50;

export const prove = defineTool({
  description: `Every path through the questions of a draft, with a visitor who takes it (at most ${MAX_CLASSES} are told), and what nobody is led to. 'undecided': too many answers decide together.`,
  input: z.strictObject({ id: EditionId, funnel: FunnelName }),
  readOnly: true,
  async run({ find, prove: pathsOf }, { id, funnel = null }) {
    const { classes, ...proof } = pathsOf(await find(id), funnel);
    return answer({ ...proof, paths: classes.length, classes: classes.slice(0, MAX_CLASSES) });
  },
});
