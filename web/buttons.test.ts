import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const BUTTONS: ReadonlySet<unknown> = new Set(['button', 'Button', 'BusyButton']);

type Node = { readonly type: string } & Readonly<Record<string, unknown>>;
type Attribute = {
  readonly type: string;
  readonly name?: { readonly name: string };
  readonly value?: { readonly value: unknown };
};

test('every button of the pages does something when it is pressed', () => {
  // What the style guide shows is only looked at.
  const files = globSync('web/**/*.tsx', { exclude: ['**/*.test.tsx', 'web/styleguide/**'] });
  const buttons = files.flatMap((file) => {
    const { program } = parseSync(file, readFileSync(file, 'utf8'));
    return buttonsIn(program).map((attributes) => ({ file, attributes }));
  });
  expect(buttons.length).toBeGreaterThan(100);
  expect(buttons.filter(({ attributes }) => !attributes.some(answers)).map(({ file }) => file)).toEqual([]);
});

/** The attributes of each. */
function buttonsIn(node: unknown): readonly (readonly Attribute[])[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, name, attributes } = node as Partial<Node>;
  const isButton = type === 'JSXOpeningElement' && BUTTONS.has((name as { readonly name?: string }).name);
  return [...(isButton ? [attributes as readonly Attribute[]] : []), ...Object.values(node).flatMap(buttonsIn)];
}

/** A form has its handler, and what is spread may have one. */
function answers({ type, name, value }: Attribute): boolean {
  return type === 'JSXSpreadAttribute' || name?.name === 'onClick' || (name?.name === 'type' && value?.value === 'submit');
}
