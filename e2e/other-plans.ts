import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** What a build and a server are made of. */
const SOURCES = [
  'adapters',
  'annex',
  'content',
  'core',
  'scripts',
  'server',
  'web',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
];
const PLANS = 'content/plans.ts';

/** A fork of this shop, built with these changes of its plans, in a folder that is removed after its use. */
export async function withOtherPlans(change: (plans: string) => string, use: (root: string) => Promise<void>): Promise<void> {
  const root = await mkdtemp(join(tmpdir(), 'petalune-fork-'));
  try {
    for (const source of SOURCES) await cp(join(ROOT, source), join(root, source), { recursive: true });
    await symlink(join(ROOT, 'node_modules'), join(root, 'node_modules'));
    const plans = await readFile(join(root, PLANS), 'utf8');
    const changed = change(plans);
    if (changed === plans) throw new Error(`Nothing of ${PLANS} was changed.`);
    await writeFile(join(root, PLANS), changed);
    const { status, stderr } = spawnSync(process.execPath, ['scripts/build.ts', 'start'], { cwd: root, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    await use(root);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}
