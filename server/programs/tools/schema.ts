import { z } from 'zod';
import { draftRules } from '../../../content/editions.ts';
import { Draft } from '../../../core/editions/draft.ts';
import { answer, defineTool, jsonSchemaOf } from './tool.ts';

export const schema = defineTool({
  description:
    'What a draft is, as a JSON Schema, which paths are closed to it, with the reason, and which funnels stand beside the first.',
  input: z.strictObject({}),
  readOnly: true,
  run: async ({ funnels }) =>
    answer({
      draft: jsonSchemaOf(Draft),
      ...{ open: draftRules.open, closed: draftRules.closed },
      funnels: funnels.map(({ id, title }) => ({ id, title, paths: `funnels/${id}.` })),
    }),
});
