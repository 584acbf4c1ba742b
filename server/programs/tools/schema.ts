import { z } from 'zod';
import { draftRules } from '../../../content/editions.ts';
import { Draft } from '../../../core/editions/draft.ts';
import { answer, defineTool, jsonSchemaOf } from './tool.ts';

export const schema = defineTool({
  description:
    'What a draft is, as a JSON Schema, which paths are closed to it, with the reason, which pictures may stand in place of drawings, and which funnels stand beside the first.',
  input: z.strictObject({}),
  readOnly: true,
  run: async ({ pictures, funnels }) =>
    answer({
      draft: jsonSchemaOf(Draft),
      ...{ open: draftRules.open, closed: draftRules.closed, pictures },
      funnels: funnels.map(({ id, title }) => ({ id, title, paths: `funnels/${id}.` })),
    }),
});
