import { McpServer } from '@modelcontextprotocol/server';
import type { z } from 'zod';
import type { ToolCall, Tools } from './call.ts';
import { jsonSchemaOf, type ToolAnswer } from './tools/tool.ts';

export type CallTool = (called: ToolCall) => Promise<ToolAnswer>;

const INSTRUCTIONS = `Drafts other words for the pages of this quiz funnel. Read the texts, send a draft, mend what is refused, look at the pages, and hand the draft over: the owner publishes it.
Prices, claims, what people consent to and the texts of the law are closed to drafts. AGENTS.md of the repository has the rules.`;

/** Speaks the Model Context Protocol about the tools; another one for every connection or request, so that no answer reaches another program. */
export function protocolServer(version: string, tools: Tools, call: CallTool): McpServer {
  const server = new McpServer({ name: 'funnel-drafts', version }, { instructions: INSTRUCTIONS });
  for (const [tool, { description, input, readOnly }] of Object.entries(tools)) {
    const annotations = { readOnlyHint: readOnly, destructiveHint: false, openWorldHint: false };
    server.registerTool(tool, { description, inputSchema: advertised(input), annotations }, async (input) => {
      const { content, isError = false } = await call({ tool, input });
      return { content: [...content], isError };
    });
  }
  return server;
}

/** The call reads the input itself: it refuses in one sentence, where the library would list all that is wrong. */
function advertised(schema: z.ZodObject) {
  const input = () => jsonSchemaOf(schema);
  return {
    '~standard': { version: 1, vendor: 'zod', jsonSchema: { input, output: input }, validate: (value: unknown) => ({ value }) },
  } as const;
}
