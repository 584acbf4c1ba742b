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
    const issues = checked.success ? unstorableTexts(checked.data, []) : checked.error.issues;
    return issues.length === 0 ? { value: checked.data } : { error: new InvalidRequest(issues) };
  };

type Issue = Pick<z.core.$ZodIssue, 'path' | 'message'>;

/** A request that its schema refuses: a sentence, and what to mend by path in the request. */
export class InvalidRequest extends Error {
  readonly statusCode = 400;
  readonly fields: Readonly<Record<string, string>>;

  constructor(issues: readonly Issue[]) {
    super('Please check what was entered.');
    const fields: Record<string, string> = {};
    for (const { path, message } of issues) fields[path.join('.')] ??= message;
    this.fields = fields;
  }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/** Whatever a schema lets through, PostgreSQL can store no NUL and no half of a surrogate pair, and nobody types the rest. */
function unstorableTexts(value: unknown, path: readonly PropertyKey[]): Issue[] {
  if (typeof value === 'string')
    return isStorable(value) ? [] : [{ path: [...path], message: 'Please remove the unprintable characters.' }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    isStorable(key)
      ? unstorableTexts(inner, [...path, key])
      : [{ path: [...path], message: 'A name has unprintable characters.' }],
  );
}

function isStorable(text: string): boolean {
  return !CONTROL.test(text) && text.isWellFormed();
}
