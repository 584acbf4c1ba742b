import { localReceiver, respondJson } from '../../http/testing.ts';

type Profile = { consent: string; suppressed: boolean; plan: string };

/** Behaves as Klaviyo's documentation says, with one list `LIST1`. A subscription lifts every suppression. */
export async function localKlaviyo() {
  const profiles = new Map<string, Profile>();
  const receiver = await localReceiver(({ path, headers, body }, response) => {
    const refuse = (status: number, detail: string) => respondJson(response, status, { errors: [{ detail }] });
    if (headers.authorization !== 'Klaviyo-API-Key pk_1') return refuse(401, 'Incorrect authentication credentials.');
    if (!/^\d{4}-\d{2}-\d{2}$/.test(String(headers.revision))) return refuse(400, 'A revision is required.');
    const { pathname, searchParams } = new URL(path, 'http://klaviyo');
    const { data } = body === '' ? {} : JSON.parse(body);
    if (pathname.startsWith('/api/lists/'))
      return pathname.endsWith('/LIST1') ? respondJson(response, 200, {}) : refuse(404, 'A list does not exist.');
    if (pathname === '/api/profiles') {
      const [, email = ''] = /^equals\(email,"(.*)"\)$/.exec(searchParams.get('filter') ?? '') ?? [];
      const asked = searchParams.get('additional-fields[profile]') === 'subscriptions';
      const found = profiles.get(email);
      return respondJson(response, 200, { data: found ? [asShown(found, asked)] : [] });
    }
    if (pathname === '/api/profile-import') {
      const { email, properties } = data.attributes;
      profiles.set(email, { consent: 'NEVER_SUBSCRIBED', suppressed: false, ...profiles.get(email), plan: properties.plan });
      return respondJson(response, 200, { data: {} });
    }
    if (pathname === '/api/data-privacy-deletion-jobs') profiles.delete(data.attributes.profile.data.attributes.email);
    else changeSubscription(profiles, data);
    response.writeHead(202).end();
  });
  return { ...receiver, profiles };
}

function asShown({ consent, suppressed }: Profile, asked: boolean) {
  const marketing = {
    consent,
    can_receive_email_marketing: consent === 'SUBSCRIBED' && !suppressed,
    suppression: suppressed ? [{ reason: 'HARD_BOUNCE' }] : [],
  };
  return { id: '01', attributes: asked ? { subscriptions: { email: { marketing } } } : {} };
}

function changeSubscription(profiles: Map<string, Profile>, data: SubscriptionJob): void {
  for (const { attributes } of data.attributes.profiles.data) {
    const { email, subscriptions } = attributes;
    const { consent } = subscriptions.email.marketing;
    profiles.set(email, { plan: '', ...profiles.get(email), consent, suppressed: false });
  }
}

type SubscriptionJob = {
  readonly attributes: {
    readonly profiles: {
      readonly data: readonly {
        readonly attributes: { email: string; subscriptions: { email: { marketing: { consent: string } } } };
      }[];
    };
  };
};
