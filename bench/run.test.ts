import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it.each([['chaos', 'strom'], ['chaos', 'storm', 'many'], ['server', 'stall', '6e4'], ['speed']])(
  'a misspelt measurement prints how to ask, and measures nothing: %s %s',
  (...words) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['bench/run.ts', ...words], { encoding: 'utf8' });
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain('What is measured, each with a limit that fails:');
  },
);
