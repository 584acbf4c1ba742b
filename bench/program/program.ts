import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';
import { funnel } from '../../content/funnel/index.ts';
import { randomVisitor } from '../../content/skincare/testing.ts';
import { seededRandom } from '../../core/seeded-random.ts';
import { completenessModel, createProgram, knowledge, profileCompleteness, programText, programWords } from './lazy-part.ts';

/** Bytes, compressed with brotli as the build does: the code, which is all that a page loads as script, and beside it the rules with their words. */
const MOST_CODE_BYTES = 5_900;
const MOST_DATA_BYTES = 8_400;
/** Milliseconds for half of the visitors: other load on the machine is in the rest. */
const MOST_MS = 5;

const steps = funnel.steps.map(({ id }) => id);
const visitors = Number(process.argv[2] ?? 10_000);
const code = await bundledBytes('engine-part');
const data = (await bundledBytes('lazy-part')) - code;
const median = reckon();

console.log(`code: ${code} of ${MOST_CODE_BYTES} bytes, rules and words: ${data} of ${MOST_DATA_BYTES} bytes`);
console.log(`program and its words, ${visitors} visitors: median ${median} of ${MOST_MS} ms`);
if (code > MOST_CODE_BYTES || data > MOST_DATA_BYTES || median > MOST_MS) process.exitCode = 1;

async function bundledBytes(part: string): Promise<number> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      rolldownOptions: { input: `${import.meta.dirname}/${part}.ts`, preserveEntrySignatures: 'strict' },
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
