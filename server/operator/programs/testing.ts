import type { ApiScope } from '../../../core/operator/api-scopes.ts';
import { MINUTE_MS } from '../../../core/time.ts';
import type { Renderer } from '../../editions/renderer.ts';
import { testDatabase } from '../../platform/db/testing.ts';
import { openAddressCounts } from '../../platform/http/address-counts.ts';
import { testServer } from '../../platform/http/testing.ts';
import { contentRenderer } from '../../programs/testing.ts';
import { makeToken } from '../data-api/tokens.ts';
import { draftRoutes } from './routes.ts';

type Answer = { readonly text: string; readonly isError: boolean; readonly json: () => Readonly<Record<string, unknown>> };

/** The route on a database of its own. */
export async function testPrograms() {
  const db = await testDatabase();
  const clock = { at: Date.parse('2026-11-29T12:00:00Z') };
  const now = () => new Date(clock.at);
  const built: { renderer: Renderer } = { renderer: contentRenderer };
  const publicUrl = new URL('https://petalune.example');
  const openRenderer = async () => built.renderer;
  const server = testServer(draftRoutes({ db, counts: openAddressCounts({ now }), publicUrl, openRenderer, now }));
  const token = (name = 'copywriter', scopes: readonly ApiScope[] = ['drafts']) =>
    makeToken(db, { name, scopes: [...scopes], days: 30 }, 'owner', now());

  const post = (payload: object | string, bearer?: string, headers: Readonly<Record<string, string>> = {}) =>
    server.inject({
      method: 'POST',
      url: '/api/v1/mcp',
      payload,
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...(bearer && { authorization: `Bearer ${bearer}` }),
        ...headers,
      },
    });

  async function call(bearer: string, name: string, input: unknown): Promise<Answer> {
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: input } };
    const { body } = await post(message, bearer);
    const { result } = JSON.parse(/^data: (.*)$/m.exec(body)?.[1] ?? body);
    const [content] = result.content;
    return { text: content.text, isError: result.isError === true, json: () => JSON.parse(content.text) };
  }

  return {
    db,
    built,
    server,
    token,
    post,
    call,
    passMinute: () => {
      clock.at += MINUTE_MS;
    },
    passDays: (days: number) => {
      clock.at += days * 24 * 60 * MINUTE_MS;
    },
    now,
    close: async () => {
      await server.close();
      await db.destroy();
    },
  };
}

export type TestPrograms = Awaited<ReturnType<typeof testPrograms>>;
