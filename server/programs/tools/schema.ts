import { z } from 'zod';
import { draftRules } from '../../../content/editions.ts';
import { Draft } from '../../../core/editions/draft.ts';
import { answer, defineTool, jsonSchemaOf } from './tool.ts';

export const schema = defineTool({
  description: 'What a draft is, as a JSON Schema, and which paths are closed to it, with the reason.',
  input: z.strictObject({}),
  readOnly: true,
  run: async () => answer({ draft: jsonSchemaOf(Draft), open: draftRules.open, closed: draftRules.closed }),
});
