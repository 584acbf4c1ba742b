import { inForeground } from '../scripts/launch/foreground.mjs';

type Parts = { readonly all: readonly string[]; readonly usual: readonly string[]; readonly takes: RegExp };

const WHOLE_NUMBER = /^\d+$/;
const PARTS: Readonly<Record<string, Parts>> = {
  bytes: { all: ['bytes'], usual: ['bytes'], takes: WHOLE_NUMBER },
  program: { all: ['program'], usual: ['program'], takes: WHOLE_NUMBER },
  server: {
    all: ['speed', 'collect', 'funnel', 'reports', 'stall', 'publish', 'capacity'],
    usual: ['speed'],
    takes: WHOLE_NUMBER,
  },
  selfie: { all: ['repeatability', 'lightness', 'speed'], usual: ['repeatability'], takes: /./ },
  chaos: {
    all: ['faults', 'outages', 'storm', 'kills', 'stops', 'hostile', 'pgbouncer', 'failover'],
    usual: ['faults', 'outages', 'storm', 'kills', 'stops', 'hostile'],
    takes: WHOLE_NUMBER,
  },
};

const USAGE = `What is measured, each with a limit that fails:

  npm run bench                    bytes, then server
  npm run bench bytes              what each page loads
  npm run bench program            size and time of the program engine: [visitors]
  npm run bench server             a page and a lead, beside a bare server
  npm run bench server collect     events at a steady rate, and a flood of them
  npm run bench server funnel      the report over a year of visitors: [visitors]
  npm run bench server reports     every report of the dashboard: [visitors] [orders]
  npm run bench server stall       whether /healthz waits for a large batch of events or a backup: [events]
  npm run bench server publish     an edition published and rolled back beside visitors: [visitors a second]
  npm run bench server capacity    what a visitor costs a server and PostgreSQL in processor time and disk: [visitors]
  npm run bench selfie repeatability  how alike a photo is measured after crops, JPEG, light and tint: FOLDER
  npm run bench selfie lightness      whether a metric follows the lightness of skin: FOLDER
  npm run bench selfie speed          preview, capture and long tasks with the folder's first photo that passes the gate: FOLDER
  npm run chaos                    faults, outages, storm, kills, stops, then hostile
  npm run chaos faults             an hour with every outside system away, under kills: [visitors] [kills] [seed]
  npm run chaos outages            13 faults of database, network, disk, clock, clients and servers: [instances] [seed]
  npm run chaos storm              checkouts in a storm of events and kills: [checkouts] [kills] [seed]
  npm run chaos kills              a server killed while it starts and while it acknowledges: [kills] [seed]
  npm run chaos stops              a server stopped under load, on both databases: [stops] [seed]
  npm run chaos pgbouncer          two servers behind PgBouncer in transaction mode: [visitors] [seed]
  npm run chaos failover           two PostgreSQL under Patroni: the primary hands over and dies, the standby too: [instances] [seed]
  npm run chaos hostile            hostile requests to every route: [requests] [seed]`;

const [name, ...words] = process.argv.slice(2);
process.exitCode =
  name === undefined ? (await measure('bytes', [])) || (await measure('server', [])) : await measure(name, words);

async function measure(name: string, words: readonly string[]): Promise<number> {
  const parts = PARTS[name];
  if (!parts) return tellUsage();
  const [first = '', ...rest] = words;
  const [chosen, args] = parts.all.includes(first) ? [[first], rest] : [parts.usual, words];
  // A misspelt word must not pass for a measurement of nothing.
  if (args.some((word) => !parts.takes.test(word))) return tellUsage();
  let code = 0;
  for (const part of chosen) {
    const ended = await inForeground(process.execPath, [`bench/${name}/${part}.ts`, ...args]);
    code ||= ended;
  }
  return code;
}

function tellUsage(): number {
  console.error(USAGE);
  return 2;
}
