import { randomUUID } from 'node:crypto';
import { funnel } from '../../../content/funnel/index.ts';
import { consentVersion } from '../../../content/pages/consent.ts';
import { stagesOf } from '../../../core/analytics/stages.ts';
import type { RunningServer } from '../../../server/testing.ts';
import { randomShopper, requestUntil, shop } from '../../chaos/storm/shopper.ts';

/** A piece of a visit, as browsers ask for it. */
export type Workload = {
  readonly what: string;
  readonly perVisitor: number;
  readonly run: (server: RunningServer, n: number) => Promise<void>;
};

const BROWSER = { accept: 'text/html', 'accept-encoding': 'br' };
const FIRST_PAGES = ['/', funnel.asking[0]?.path ?? funnel.entry];
/** Events are sent every ten seconds, so a visit of a minute or two sends this many times. */
const BATCHES = 7;
const EVENTS = 40;

/** Shares of a good funnel. */
export const WORKLOADS: readonly Workload[] = [
  { what: 'two pages and their files, never seen before', perVisitor: 1, run: (server) => openPages(server) },
  { what: 'the choice of consent', perVisitor: 1, run: (server) => consent(server) },
  { what: `${EVENTS} events in ${BATCHES} batches, stored and counted`, perVisitor: 1, run: (server) => sendEvents(server) },
  { what: 'the city and its weather', perVisitor: 0.4, run: (server) => askForCity(server) },
  { what: 'a lead', perVisitor: 0.3, run: (server, n) => submitLead(server, n) },
  { what: 'an order, with the payment sandbox', perVisitor: 0.03, run: (server, n) => order(server, n) },
];

async function openPages(server: RunningServer): Promise<void> {
  const pages = await Promise.all(FIRST_PAGES.map((path) => read(server, path, BROWSER)));
  const files = new Set(
    pages.flatMap((html) => Array.from(html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g), ([, path = '']) => path)),
  );
  for (const path of files) await read(server, path, { 'accept-encoding': 'br' });
}

async function consent(server: RunningServer): Promise<void> {
  const choices = { statistics: true, answers: true, ads: false };
  await send(server, '/api/consents', { id: randomUUID(), version: consentVersion, choices, gpc: false, at: Date.now() });
}

async function sendEvents(server: RunningServer): Promise<void> {
  const device_id = randomUUID();
  const started = Date.now() - EVENTS * 1000;
  const stages = stagesOf(funnel);
  const events = Array.from({ length: EVENTS }, (_, n) => {
    const { id, number = 1 } = stages[Math.floor(n / 3) % stages.length] ?? { id: 'landing' };
    const kinds = [
      { event_type: 'Step Viewed', event_properties: { step_id: id, step_number: number } },
      { event_type: 'Step Time', event_properties: { step_id: id, seconds: 3 } },
      { event_type: 'Quiz Step Complete', event_properties: { step_number: number } },
    ];
    const user_properties = { source: 'facebook', device: 'phone', browser: 'instagram', time_zone: 'America/New_York' };
    return {
      ...kinds[n % 3],
      user_properties,
      device_id,
      session_id: started,
      insert_id: randomUUID(),
      time: started + n * 1000,
    };
  });
  const size = Math.ceil(EVENTS / BATCHES);
  for (let from = 0; from < EVENTS; from += size) {
    await send(server, '/api/events', { api_key: 'bench', events: events.slice(from, from + size) });
  }
}

async function askForCity(server: RunningServer): Promise<void> {
  const found = await read(server, '/api/places?q=Lisb&lang=en', {});
  const [place] = (JSON.parse(found) as { readonly places: readonly { readonly id: string }[] }).places;
  await read(server, `/api/environment?place=${encodeURIComponent(place?.id ?? '')}`, {});
}

async function submitLead(server: RunningServer, n: number): Promise<void> {
  await send(server, '/api/addUserToMailchimp', { email: `lead-${n}@example.com` });
}

async function order(server: RunningServer, n: number): Promise<void> {
  await shop(server.url, { ...randomShopper(n, () => 0), behaviour: 'pays' });
}

async function send(server: RunningServer, path: string, body: unknown): Promise<void> {
  const response = await requestUntil(() => server.post(path, body), 200);
  await response.arrayBuffer();
}

async function read(server: RunningServer, path: string, headers: Readonly<Record<string, string>>): Promise<string> {
  const response = await server.fetch(path, { headers });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text.slice(0, 200)}`);
  return text;
}
