import type {
  FastifyPluginAsync,
  FastifyPluginOptions,
  FastifySchemaCompiler,
  FastifyTypeProvider,
  RawServerDefault,
} from 'fastify';
import type { z } from 'zod';
import { isPrintable } from '../../../core/presentation/printable.ts';

/** `schema: { body: SomeZodSchema }` types and checks `request.body`; so do `querystring` and `params`. */
export interface ZodTypes extends FastifyTypeProvider {
  validator: this['schema'] extends z.ZodType ? z.output<this['schema']> : unknown;
}

export type Routes = FastifyPluginAsync<FastifyPluginOptions, RawServerDefault, ZodTypes>;

export const checkWithZod: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data) => {
    const checked = schema.safeParse(data);
    const issues = checked.success ? unprintableTexts(checked.data, []) : checked.error.issues;
    return issues.length === 0 ? { value: checked.data } : { error: new InvalidRequest(issues) };
  };

type Issue = Pick<z.core.$ZodIssue, 'path' | 'message'>;

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

/** Checked in every value and name, because a schema may let them through. */
function unprintableTexts(value: unknown, path: readonly PropertyKey[]): Issue[] {
  if (typeof value === 'string')
    return isPrintable(value) ? [] : [{ path: [...path], message: 'Please remove the unprintable characters.' }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    isPrintable(key)
      ? unprintableTexts(inner, [...path, key])
      : [{ path: [...path], message: 'A name has unprintable characters.' }],
  );
}
