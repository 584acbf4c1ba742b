import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';
import { funnel } from '../../content/funnel/index.ts';
import { randomVisitor } from '../../content/skincare/testing.ts';
import { seededRandom } from '../../core/seeded-random.ts';
import { completenessModel, createProgram, knowledge, profileCompleteness, programText, programWords } from './lazy-part.ts';

/** Bytes, compressed with brotli as the build does. */
const MOST_BYTES = 14_000;
/** Milliseconds for half of the visitors: other load on the machine is in the rest. */
const MOST_MS = 5;

const steps = funnel.steps.map(({ id }) => id);
const visitors = Number(process.argv[2] ?? 10_000);
const bytes = await bundledBytes();
const median = reckon();

console.log(`size: ${bytes} of ${MOST_BYTES} bytes`);
console.log(`program and its words, ${visitors} visitors: median ${median} of ${MOST_MS} ms`);
if (bytes > MOST_BYTES || median > MOST_MS) process.exitCode = 1;

async function bundledBytes(): Promise<number> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      rolldownOptions: { input: `${import.meta.dirname}/lazy-part.ts`, preserveEntrySignatures: 'strict' },
    },
  });
  const outputs = [built].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
  const code = outputs.map((chunk) => ('code' in chunk ? chunk.code : '')).join('\n');
  return brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

function reckon(): number {
  const random = seededRandom(20261122);
  const times = Array.from({ length: visitors }, () => {
    const input = randomVisitor(random);
    const start = performance.now();
    profileCompleteness(completenessModel, steps, input.answers);
    programText(createProgram(knowledge, input), knowledge.ingredients, programWords);
    return performance.now() - start;
  }).sort((a, b) => a - b);
  return Math.round((times[Math.floor(visitors / 2)] ?? 0) * 100) / 100;
}
