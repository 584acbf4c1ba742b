import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { NODE_PROJECT, packagedNode, verifiedNode } from './modern-node.mjs';

const root = mkdtempSync(join(tmpdir(), 'node-'));
afterAll(() => rmSync(root, { recursive: true }));

test('a Node from a package runs only if it is the one whose checksum is known', () => {
  const brought = packagedNode();
  if (!brought) return expect(process.platform).not.toBe('linux');
  const program = join(NODE_PROJECT, 'node_modules', brought.name, 'bin/node');
  if (existsSync(program)) expect(verifiedNode(NODE_PROJECT, brought)).toBe(program);
  const folder = join(root, 'node_modules', brought.name, 'bin');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'node'), '#!/bin/sh\n');
  expect(() => verifiedNode(root, brought)).toThrow(/is not the Node that this project knows/);
});
