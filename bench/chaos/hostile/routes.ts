import { buildWholeApp } from '../../../scripts/hosts/whole-app.ts';
import { readConfig } from '../../../server/platform/config.ts';

/** `body` and `query` are schemas of zod. */
export type RouteDescription = {
  readonly method: string;
  readonly url: string;
  readonly body?: unknown;
  readonly query?: unknown;
};

/** Files of the site have one route each, and these stand for all. */
const PAGES: readonly RouteDescription[] = ['/', '/sales', '/operator', '/assets/*', '/*'].map((url) => ({ method: 'GET', url }));

/** As the app registers them, with the sandbox and the mailbox. */
export async function describeRoutes(): Promise<readonly RouteDescription[]> {
  const { app, close } = await buildWholeApp({ ...readConfig({ LOG_LEVEL: 'silent' }), stripe: undefined });
  const routes: RouteDescription[] = [...PAGES];
  app.addHook('onRoute', ({ method, url, schema }) => {
    const methods = [method].flat().filter((one) => one !== 'HEAD');
    routes.push(...methods.map((one) => ({ method: one, url, body: schema?.body, query: schema?.querystring })));
  });
  await app.ready();
  await close();
  return routes;
}
