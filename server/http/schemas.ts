import type {
  FastifyPluginAsync,
  FastifyPluginOptions,
  FastifySchemaCompiler,
  FastifyTypeProvider,
  RawServerDefault,
} from 'fastify';
import type { z } from 'zod';

/** `schema: { body: SomeZodSchema }` on a route types and checks `request.body`; so do `querystring` and `params`. */
export interface ZodTypes extends FastifyTypeProvider {
  validator: this['schema'] extends z.ZodType ? z.output<this['schema']> : unknown;
}

/** The routes of one noun, to be mounted in app.ts under `/api`. */
export type Routes = FastifyPluginAsync<FastifyPluginOptions, RawServerDefault, ZodTypes>;

export const checkWithZod: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data) => {
    const checked = schema.safeParse(data);
    return checked.success ? { value: checked.data } : { error: new InvalidRequest(checked.error) };
  };

/** A request that its schema refuses: a sentence, and what to mend by path in the request. */
export class InvalidRequest extends Error {
  readonly statusCode = 400;
  readonly fields: Readonly<Record<string, string>>;

  constructor(error: z.ZodError) {
    super('Please check what was entered.');
    const fields: Record<string, string> = {};
    for (const issue of error.issues) fields[issue.path.join('.')] ??= issue.message;
    this.fields = fields;
  }
}
