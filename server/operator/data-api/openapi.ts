import { z } from 'zod';
import { brand } from '../../../content/brand.ts';
import { FunnelResponse } from '../../../core/api/v1/funnel.ts';
import { FunnelRowsQuery } from '../../../core/api/v1/queries.ts';
import { API_READS, API_TABLES, type ApiRead, type ApiTable } from '../../../core/operator/api-scopes.ts';
import { REQUESTS_A_MINUTE } from './authenticate.ts';
import { tableSources } from './tables.ts';

const SUMMARIES: Readonly<Record<ApiRead, string>> = {
  orders: 'Orders, in the order in which they were made. Without addresses.',
  payments: 'Invoices, in the order in which they were made. Without addresses.',
  people: 'Everybody who left an address, with their consent to marketing and their orders, by address.',
  answers: 'Answers that came with an address or a checkout, with the consents under which they may be used.',
  funnel: 'How many visitors reached each stage, by the hour of their first visit.',
};

const ErrorAnswer = z.object({
  success: z.literal(false),
  error: z.object({
    code: z.string(),
    message: z.string(),
    requestId: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
  }),
});

/** OpenAPI 3.1, made of the schemas that check each request. docs/openapi.json is a copy, which a test compares. */
export const openApiDocument = {
  openapi: '3.1.0',
  info: {
    title: `${brand.name}: figures and tables`,
    version: '1',
    description: `Read only. An owner makes tokens on the page Integrations of the dashboard. A token may ask ${REQUESTS_A_MINUTE} times a minute. New fields may be added to answers; everything else is a new version.`,
  },
  servers: [{ url: '/api/v1' }],
  security: [{ token: [] }],
  paths: Object.fromEntries(API_READS.flatMap((scope) => [answered(scope), asFile(scope)])),
  components: {
    securitySchemes: { token: { type: 'http', scheme: 'bearer', description: 'A token is good for the tables that it names.' } },
    schemas: { Error: schemaOf(ErrorAnswer) },
  },
};

function answered(scope: ApiRead) {
  const query = isTable(scope) ? tableSources[scope].query : FunnelRowsQuery;
  const content = { 'application/json': { schema: schemaOf(isTable(scope) ? pageOf(tableSources[scope].row) : FunnelResponse) } };
  return [`/${scope}`, { get: operation(scope, scope, query, content) }] as const;
}

function asFile(scope: ApiRead) {
  const query = isTable(scope) ? tableSources[scope].fileQuery : FunnelRowsQuery;
  const content = { 'text/csv': { schema: { type: 'string', description: 'UTF-8 with a byte order mark.' } } };
  return [`/${scope}.csv`, { get: operation(scope, `${scope}File`, query, content) }] as const;
}

function isTable(scope: ApiRead): scope is ApiTable {
  return (API_TABLES as readonly ApiRead[]).includes(scope);
}

function pageOf(row: z.ZodObject) {
  const next = z.string().nullable().meta({ description: 'The `cursor` of the next page; null on the last one.' });
  return z.strictObject({ data: z.array(row), next });
}

function operation(scope: ApiRead, operationId: string, query: z.ZodObject, content: object) {
  const refusal = (description: string) => ({
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  });
  return {
    operationId,
    summary: SUMMARIES[scope],
    parameters: Object.entries(query.shape).map(([name, schema]) => parameter(name, schema)),
    responses: {
      200: { description: SUMMARIES[scope], content },
      400: refusal('A parameter is not valid; `fields` names it.'),
      401: refusal('The token is missing, wrong, expired or revoked.'),
      403: refusal(`The token does not include ${scope}.`),
      429: refusal('Too many requests; `retry-after` says how many seconds to wait.'),
    },
  };
}

function parameter(name: string, schema: z.core.$ZodType) {
  const { description, ...own } = schemaOf(schema);
  const required = !z.safeParse(schema, undefined).success;
  return { name, in: 'query', required, ...(description !== undefined && { description }), schema: own };
}

/** Clients allow for new fields, and know what a format is. */
function schemaOf(schema: z.core.$ZodType) {
  const { $schema: _, ...own } = z.toJSONSchema(schema, {
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      if (jsonSchema.format) delete jsonSchema.pattern;
    },
  });
  return own;
}
