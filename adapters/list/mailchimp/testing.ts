import { localReceiver, respondJson } from '../../http/testing.ts';

type Member = { status: string; readonly merge_fields: object };

/** Behaves as Mailchimp's documentation says, with one audience `LIST1`. */
export async function localMailchimp() {
  const members = new Map<string, Member>();
  const forgotten = new Set<string>();
  const receiver = await localReceiver(({ method, path, headers, body }, response) => {
    const refuse = (status: number, title: string) => respondJson(response, status, { status, title });
    if (headers.authorization !== `Basic ${Buffer.from('key:0123456789abcdef-us21').toString('base64')}`) {
      return refuse(401, 'API Key Invalid');
    }
    const { pathname } = new URL(path, 'http://mailchimp');
    if (pathname === '/3.0/lists/LIST1') return respondJson(response, 200, { id: 'LIST1' });
    if (pathname === '/3.0/lists/LIST1/merge-fields') return respondJson(response, 200, { merge_fields: [{ tag: 'PLAN' }] });
    const [, id = '', action] = /^\/3\.0\/lists\/LIST1\/members\/([0-9a-f]{32})(\/.*)?$/.exec(pathname) ?? [];
    if (!id) return refuse(404, 'Resource Not Found');
    const stored = members.get(id);
    const changes = body === '' ? {} : JSON.parse(body);
    if (method === 'PUT') {
      if (forgotten.has(id)) return refuse(400, 'Forgotten Email Not Subscribed');
      const status = changes.status ?? stored?.status ?? changes.status_if_new;
      members.set(id, { status, merge_fields: changes.merge_fields });
      return respondJson(response, 200, { id, status });
    }
    if (!stored) return refuse(404, 'Resource Not Found');
    if (method === 'GET') return respondJson(response, 200, { status: stored.status });
    if (method === 'PATCH') {
      stored.status = changes.status;
      return respondJson(response, 200, { id, status: stored.status });
    }
    if (method !== 'POST' || action !== '/actions/delete-permanent') return refuse(405, 'Method Not Allowed');
    members.delete(id);
    forgotten.add(id);
    response.writeHead(204).end();
  });
  return { ...receiver, members };
}
