import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, RunningServer } from '../../server/testing.ts';

/** Compares the median times of deletion and copy requests for known and unknown addresses. */
const MAX_ATTEMPTS = 500;
const MAX_DIFFERENCE_MS = 5;
const ROUTES = ['/api/deleteUser', '/api/export-links'];

const dataDir = await mkdtemp(join(tmpdir(), 'known-'));
const server = await new RunningServer({
  PORT: await freePort(),
  DATA_DIR: dataDir,
  REQUESTS_PER_MINUTE: '0',
  LOG_LEVEL: 'silent',
}).ready();
try {
  let failed = false;
  for (const [index, route] of ROUTES.entries()) {
    for (const way of ['one address, again and again', 'another address each time'] as const) {
      const again = way.startsWith('one');
      const name = (kind: string, n: number) => `${kind}-${index}-${again ? 0 : n + 1}@example.com`;
      for (let n = 0; n < (again ? 1 : MAX_ATTEMPTS); n++) await submitLead(name('known', n));
      const known: number[] = [];
      const unknown: number[] = [];
      const answers = new Set<string>();
      for (let n = 0; n < MAX_ATTEMPTS; n++) {
        // The order alternates, so that side effects of one request affect both.
        const [first, second] = n % 2 ? ([known, unknown] as const) : ([unknown, known] as const);
        for (const times of [first, second]) {
          const { ms, answer } = await request(route, name(times === known ? 'known' : 'unknown', n));
          times.push(ms);
          answers.add(answer);
        }
      }
      const apart = Math.abs(median(known) - median(unknown));
      failed ||= apart > MAX_DIFFERENCE_MS || answers.size !== 1;
      console.log(
        `${route}, ${way}: known ${median(known).toFixed(2)} ms, unknown ${median(unknown).toFixed(2)} ms, ${apart.toFixed(2)} ms apart, ${answers.size === 1 ? 'one answer' : `${answers.size} DIFFERENT ANSWERS`}`,
      );
    }
  }
  if (failed) process.exitCode = 1;
} finally {
  await server.stop();
  await rm(dataDir, { recursive: true });
}

/** A lead is enough to be known. */
async function submitLead(email: string): Promise<void> {
  const response = await server.post('/api/addUserToMailchimp', { email });
  if (!response.ok) throw new Error(`${email} is not kept: ${response.status}`);
  await response.arrayBuffer();
}

async function request(route: string, email: string) {
  const begun = performance.now();
  const response = await server.post(route, { email });
  const text = await response.text();
  const ms = performance.now() - begun;
  const headers = [...response.headers].filter(([name]) => name !== 'date');
  return { ms, answer: JSON.stringify([response.status, headers, text]) };
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}
