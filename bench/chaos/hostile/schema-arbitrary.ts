import fc from 'fast-check';
import { z } from 'zod';
import { hostileText, hostileValue } from './hostile-values.ts';

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Mostly what the schema asks for, so that requests get past it; `known` are ids, addresses and tokens that exist. */
export function inputOf(schema: unknown, known: readonly string[]): fc.Arbitrary<unknown> {
  if (!(schema instanceof z.ZodType)) return hostileValue;
  return mixedValue(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), known);
}

function mixedValue(schema: JsonSchema, known: readonly string[]): fc.Arbitrary<unknown> {
  const lawful = lawfulValue(schema, known);
  return fc.oneof({ weight: 24, arbitrary: lawful }, { weight: 1, arbitrary: hostileValue });
}

function lawfulValue(schema: JsonSchema, known: readonly string[]): fc.Arbitrary<unknown> {
  const inner = (part: unknown) => mixedValue(part as JsonSchema, known);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom<unknown>(...schema.enum);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return fc.oneof(...options.map(inner));
  if (schema.allOf) return fc.tuple(...schema.allOf.map(inner)).map((parts) => Object.assign({}, ...parts) as unknown);
  switch (schema.type) {
    case 'string':
      return textOf(schema, known);
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return arrayOf(schema, inner);
    case 'object':
      return objectOf(schema, inner);
    default:
      return hostileValue;
  }
}

function textOf({ pattern, format, minLength = 0, maxLength = 40 }: JsonSchema, known: readonly string[]): fc.Arbitrary<string> {
  const usual = fc.oneof(fc.constantFrom('ann@example.com', 'en', 'USD', ...known), fc.string({ minLength, maxLength }));
  if (format === 'email') return fc.oneof(usual, fc.emailAddress());
  if (format === 'uuid') return fc.oneof(usual, fc.uuid());
  if (format === 'date-time' || format === 'date') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  return pattern === undefined ? usual : fc.oneof(usual, matching(pattern));
}

/** Some patterns are beyond the generator. */
function matching(pattern: string): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'));
  } catch {
    return hostileText;
  }
}

function numberOf({ type, minimum = -1000, maximum = Math.max(minimum, 0) + 100_000 }: JsonSchema): fc.Arbitrary<number> {
  if (type === 'number') return fc.double({ min: minimum, max: maximum, noNaN: true });
  const range = { min: BigInt(Math.ceil(minimum)), max: BigInt(Math.floor(maximum)) };
  return fc.bigInt(range).map(Number);
}

function arrayOf(schema: JsonSchema, inner: (part: unknown) => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const { prefixItems, items, minItems = 0, maxItems = 6 } = schema;
  if (prefixItems) return fc.tuple(...prefixItems.map(inner));
  return fc.array(inner(items ?? {}), { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, 6)) });
}

function objectOf(schema: JsonSchema, inner: (part: unknown) => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const parts = Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, inner(part)]));
  const whole = fc.record(parts, { requiredKeys: required.filter((name) => name in parts) });
  const lacking = fc.record(parts, { requiredKeys: [] });
  const more = fc.dictionary(hostileText, typeof additionalProperties === 'object' ? inner(additionalProperties) : hostileValue, {
    maxKeys: 3,
  });
  const widened = fc.tuple(whole, more).map(([known, unknown]) => ({ ...unknown, ...known }));
  if (Object.keys(parts).length === 0) return more;
  return fc.oneof({ weight: 20, arbitrary: whole }, { weight: 1, arbitrary: lacking }, { weight: 1, arbitrary: widened });
}
