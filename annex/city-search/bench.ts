import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { makeCities, writeCities } from './index-file.ts';
import { offlinePlaces } from './offline.ts';

const MAX_MS = { loadMs: 1000, rssMb: 80, p99Ms: 10 };
const SEARCHES = 20_000;
const CITIES = ['São Paulo', 'New York', 'München', 'York', 'Springfield', 'Xi’an', 'Paris, Texas', 'Saint Petersburg', 'La Paz'];
const TYPOS = ['bracelona', 'barcelna', 'sanata', 'santaa', 'maran', 'new yrok, usa', 'Мосвка', 'saint petrsburg florida'];
/** The queries of a visitor who types letter by letter, typos, and queries that are slow or find nothing. */
const QUERIES = [
  ...CITIES.flatMap((city) => Array.from(city, (_, i) => city.slice(0, i + 1))),
  ...'abcdefghijklmnopqrstuvwxyz',
  ...TYPOS,
  'san x',
  'la x y z',
  'santa maria de los angeles del sur y del norte grande',
  'a b c d e f g h i j k l m n o p q r s t u v w x y z',
  'a'.repeat(80),
  '中'.repeat(80),
  'qqqxzzy',
];
const NEAR = [undefined, { countryCode: 'US' }, { latitude: 48.14, longitude: 11.58 }];

const [indexFile] = process.argv.slice(2);
if (indexFile === undefined) await inFreshProcess();
else await measure(pathToFileURL(indexFile));

/** A fresh process, because nothing may be read or compiled before the measurement. */
async function inFreshProcess(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'places-'));
  const file = join(folder, 'cities.bin');
  try {
    const began = performance.now();
    await writeCities(pathToFileURL(file), await makeCities());
    console.log(`made once, by the build: ${(performance.now() - began).toFixed(0)} ms`);
    execFileSync(process.execPath, [fileURLToPath(import.meta.url), file], { stdio: 'inherit' });
  } catch {
    process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measure(index: URL): Promise<void> {
  const rssBefore = process.memoryUsage().rss;
  const began = performance.now();
  const places = offlinePlaces({ index });
  await places.search('');
  const loadMs = performance.now() - began;
  const loadedMb = megabytesSince(rssBefore);

  const searchMs = await time((i) => places.search(QUERIES[i % QUERIES.length] ?? '', { near: NEAR[i % NEAR.length] }));
  const nearestMs = await time((i) => places.nearest({ latitude: (i * 7919) % 90, longitude: ((i * 104_729) % 360) - 180 }));
  const usedMb = megabytesSince(rssBefore);

  console.log(`load ${loadMs.toFixed(0)} ms, memory +${loadedMb.toFixed(0)} MB, after all searches +${usedMb.toFixed(0)} MB`);
  report('search', searchMs);
  report('nearest', nearestMs);
  if (
    loadMs > MAX_MS.loadMs ||
    loadedMb > MAX_MS.rssMb ||
    at(searchMs, 0.99) > MAX_MS.p99Ms ||
    at(nearestMs, 0.99) > MAX_MS.p99Ms
  ) {
    console.error(
      `Over: at most ${MAX_MS.loadMs} ms and ${MAX_MS.rssMb} MB to load, and ${MAX_MS.p99Ms} ms for 99 of 100 searches.`,
    );
    process.exitCode = 1;
  }
}

async function time(ask: (i: number) => Promise<unknown>): Promise<Float64Array> {
  const times = new Float64Array(SEARCHES);
  for (let i = 0; i < SEARCHES; i++) {
    const start = performance.now();
    await ask(i);
    times[i] = performance.now() - start;
  }
  return times.sort();
}

function report(what: string, times: Float64Array): void {
  const [p50, p99, slowest] = [0.5, 0.99, 1].map((share) => at(times, share).toFixed(3));
  console.log(`${what} p50 ${p50} ms, p99 ${p99} ms, slowest ${slowest} ms`);
}

function at(times: Float64Array, share: number): number {
  return times[Math.floor(share * (times.length - 1))] ?? Number.NaN;
}

function megabytesSince(rssBefore: number): number {
  return (process.memoryUsage().rss - rssBefore) / 1e6;
}
