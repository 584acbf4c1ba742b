import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

type Instruction = { readonly name: string; readonly text: string };

/** The instructions of each stage. */
export function readContainerfile(text: string): readonly (readonly Instruction[])[] {
  const lines = text
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const stages: Instruction[][] = [];
  for (const line of lines) {
    const [name = ''] = line.split(' ');
    if (name === 'FROM') stages.push([]);
    stages.at(-1)?.push({ name, text: line.slice(name.length).trim() });
  }
  return stages;
}

/** `A=1 B=2` */
export function readVariables(text: string): Record<string, string> {
  return Object.fromEntries(text.split(' ').map((pair) => pair.split('=') as [string, string]));
}

/** Everything that the image's build may see. */
export function copyContext(to: string): void {
  const allowed = readFileSync('.dockerignore', 'utf8').matchAll(/^!(.+)$/gm);
  for (const [, path = ''] of allowed) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    cpSync(path, join(to, path), { recursive: true, filter: (file) => file !== 'web/design/fonts' });
  }
}
