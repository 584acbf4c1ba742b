import { offlinePlaces } from '../adapters/places/offline.ts';

const SEARCHES = 20_000;
const CITIES = ['São Paulo', 'New York', 'München', 'York', 'Springfield', 'Xi’an', 'Paris, Texas', 'Saint Petersburg', 'La Paz'];
/** What a visitor sends while typing, in one letter, two letters and so on, and a few that are slow or find nothing. */
const QUERIES = [
  ...CITIES.flatMap((city) => Array.from(city, (_, i) => city.slice(0, i + 1))),
  ...'abcdefghijklmnopqrstuvwxyz',
  'san x',
  'la x y z',
  'a b c d e f g h i j k l m n o p q r s t u v w x y z',
  'qqqxzzy',
];
const MOST = { loadMs: 1000, p99Ms: 10 };

const rssBefore = process.memoryUsage().rss;
const began = performance.now();
const places = offlinePlaces();
await places.search('');
const loadMs = performance.now() - began;
const rssMb = (process.memoryUsage().rss - rssBefore) / 1e6;

const times = new Float64Array(SEARCHES);
for (let i = 0; i < SEARCHES; i++) {
  const start = performance.now();
  await places.search(QUERIES[i % QUERIES.length] ?? '');
  times[i] = performance.now() - start;
}
times.sort();
const at = (share: number) => times[Math.floor(share * (SEARCHES - 1))] ?? Number.NaN;

console.log(`load ${loadMs.toFixed(0)} ms, memory +${rssMb.toFixed(0)} MB`);
console.log(`search p50 ${at(0.5).toFixed(3)} ms, p99 ${at(0.99).toFixed(3)} ms, slowest ${at(1).toFixed(1)} ms`);
if (loadMs > MOST.loadMs || at(0.99) > MOST.p99Ms) {
  console.error(`Over: loading takes at most ${MOST.loadMs} ms and 99 of 100 searches at most ${MOST.p99Ms} ms.`);
  process.exitCode = 1;
}
