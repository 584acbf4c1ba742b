import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { SECOND_MS } from '../../../core/time.ts';
import { listPictures, withPictures } from '../../editions/pictures.ts';
import { requireRenderer } from '../../editions/renderer.ts';
import { writeAudit } from '../../platform/audit.ts';
import { CommandError } from '../../platform/console/command.ts';
import type { Db } from '../../platform/db/client.ts';
import type { AddressCounts, AddressLimit } from '../../platform/http/address-counts.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import { callTool, type ToolCall } from '../../programs/call.ts';
import { type DeskDeps, openDesk } from '../../programs/desk.ts';
import { tools } from '../../programs/tools/index.ts';
import { refusal, type ToolAnswer } from '../../programs/tools/tool.ts';
import { authenticate } from '../data-api/authenticate.ts';
import type { ApiToken } from '../data-api/tokens.ts';
import { VERSION } from '../health/version.ts';

type ProgramDeps = {
  readonly db: Db;
  readonly counts: AddressCounts;
  readonly publicUrl: URL;
  /** The build's, but in tests. */
  readonly openRenderer?: () => Promise<DeskDeps['renderer']>;
  readonly now: () => Date;
};

const MAX_BYTES = 1_000_000;
/** Of one token, on all servers: each takes a processor for a second or two. */
const RENDERINGS: AddressLimit = { name: 'drafts rendered', max: 20 };
const SCOPED = { scope: 'drafts' } as const;

/** One message; several in one request would count as one. */
const Message = z.looseObject({ method: z.string().optional(), params: z.unknown().optional() });
const Call = z.object({ name: z.string() });

/** `POST /api/v1/mcp`: the Model Context Protocol for the holder of a token. docs/recipes/let-a-program-draft.md shows how it is used. */
export function draftRoutes({ openRenderer = requireRenderer, ...deps }: ProgramDeps): Routes {
  const { db, counts, publicUrl, now } = deps;

  function ration({ id }: ApiToken): void {
    if (counts.add(RENDERINGS, id, 1) <= RENDERINGS.max) return;
    const seconds = Math.ceil(counts.resetMs(RENDERINGS) / SECOND_MS);
    throw new CommandError(`A token may have ${RENDERINGS.max} previews and proofs a minute: try again in ${seconds} seconds.`);
  }

  async function call(called: ToolCall, token: ApiToken, log: FastifyBaseLogger): Promise<ToolAnswer> {
    try {
      const renderer = withPictures(await openRenderer(), await listPictures(db));
      const desk = openDesk({
        db,
        renderer,
        by: token.name,
        publicUrl,
        ration: () => ration(token),
        now,
      });
      return await callTool(tools, desk, called);
    } catch (error) {
      if (error instanceof CommandError) return refusal(error.message);
      log.error({ err: error }, 'a tool of a program failed');
      return refusal('This failed here: the log of the server says why.');
    }
  }

  return async (app) => {
    app.addHook('onRequest', authenticate(deps));

    app.post('/v1/mcp', { config: SCOPED, bodyLimit: MAX_BYTES }, async (request, reply) => {
      const { body, apiToken, log } = request;
      const message = Message.safeParse(body);
      if (!message.success) return refuse(reply, 'invalid', 'Please send one message of the protocol.');
      const { method, params } = message.data;
      if (method === 'tools/call') {
        const name = Call.safeParse(params).data?.name ?? '';
        const tool = Object.hasOwn(tools, name) ? name : 'an unknown tool';
        await writeAudit(db, { action: 'draft-tool-called', by: null, detail: `${apiToken.name}: ${tool}` }, now());
      }
      const { answerMessage } = await import('../../programs/http.ts');
      const answer = await answerMessage({ body, headers: ofProtocol(request.headers) }, VERSION, (called) =>
        call(called, apiToken, log),
      );
      return reply
        .code(answer.status)
        .headers(Object.fromEntries(answer.headers))
        .send(await answer.text());
    });

    /** A client asks whether there is a stream, or ends a session; neither exists. */
    app.route({
      method: ['GET', 'DELETE'],
      url: '/v1/mcp',
      config: SCOPED,
      handler: async (_request, reply) => reply.code(405).header('allow', 'POST').send(),
    });
  };
}

/** What the library reads; the token is not among it. */
function ofProtocol(headers: Readonly<Record<string, string | string[] | undefined>>): Headers {
  const passed = Object.entries(headers).filter(
    ([name]) => name === 'accept' || name === 'content-type' || name.startsWith('mcp-'),
  );
  return new Headers(passed.map(([name, value]) => [name, String(value)]));
}
