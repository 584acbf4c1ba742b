import { join } from 'node:path';
import { build } from 'vite';
import { describe, expect, test } from 'vitest';
import { kinds } from '../core/funnel/kinds/index.ts';
import type { StepKind } from '../core/funnel/step.ts';
import { furtherKinds } from '../web/further-kinds.ts';
import { usedKinds } from './used-kinds.ts';

const ROOT = join(import.meta.dirname, '..');
const ALL = Object.keys(kinds);

/** The code of a module as visitors get it, of a funnel with steps of these kinds. */
async function built(module: string, used: readonly StepKind[], repeats = false): Promise<string> {
  const [output] = [
    await build({
      root: ROOT,
      configFile: false,
      logLevel: 'silent',
      plugins: [
        usedKinds(
          used.map((kind) => ({ kind })),
          { rules: ALL, screens: Object.keys(furtherKinds), repeats },
        ),
      ],
      build: {
        write: false,
        minify: true,
        lib: { entry: join(ROOT, module), formats: ['es'] },
        rolldownOptions: { external: /^react/ },
      },
    }),
  ].flat();
  if (!output || !('output' in output)) throw new Error('Nothing was built.');
  return output.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}

describe('the code that visitors get', () => {
  test('has no kind that no step of the funnel has, and nothing that asks for one', async () => {
    const code = await built('core/funnel/answers.ts', ['single', 'city']);
    expect(code).toContain('validAnswer');
    for (const sign of ['NFKC', 'getUTCMonth', 'Agreed to', '.valid(', '.labels(']) expect(code).not.toContain(sign);
  });

  test('has the kinds that a step has', async () => {
    const code = await built('core/funnel/answers.ts', ['single', 'date', 'date']);
    expect(code).toContain('getUTCMonth');
    expect(code).toContain('.valid(');
    for (const sign of ['Agreed to', '\\u202F']) expect(code).not.toContain(sign);
  });

  test('has the words of a step alone where no step repeats an answer', async () => {
    const module = 'web/quiz/page-title.ts';
    expect(await built(module, ['single'])).not.toContain('ListFormat');
    expect(await built(module, ['single'], true)).toContain('ListFormat');
  });
});

test('every further kind has a screen by its name, which the build writes down again', async () => {
  expect(Object.keys(furtherKinds)).toEqual(expect.arrayContaining([...ALL, 'result']));
  for (const [kind, { file }] of Object.entries(furtherKinds)) expect(file).toBe(`routes/quiz-${kind}.tsx`);
});
