import { createMcpHandler } from '@modelcontextprotocol/server';
import { type CallTool, protocolServer } from './protocol.ts';
import { tools } from './tools/index.ts';

type Message = {
  /** Read already. */
  readonly body: unknown;
  readonly headers: Headers;
};

/** One message over HTTP. Nothing is kept between two, and no stream stays open. */
export async function answerMessage({ body, headers }: Message, version: string, call: CallTool): Promise<Response> {
  const { fetch: answer, close } = createMcpHandler(() => protocolServer(version, tools, call), {
    maxSubscriptions: 0,
    keepAliveMs: 0,
  });
  const response = await answer(new Request('http://localhost/', { method: 'POST', headers }), { parsedBody: body });
  const text = await response.text();
  await close();
  return new Response(text === '' ? null : text, response);
}
