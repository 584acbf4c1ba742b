import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { importsOf, sourceFiles } from '../borders/imports.ts';
import { NODE_PROJECT } from '../launch/modern-node.mjs';
import { CHECKSUMS } from '../launch/node-checksums.mjs';
import { OPERATOR_SCRIPTS } from '../operator/scripts.ts';
import { billOfMaterials } from './bill-of-materials.ts';
import { licenceProblems } from './licences.ts';
import { type Lockfile, nameOf, readLockfile, shippedPackages, withDependencies } from './lockfile.ts';
import { runtimeFiles } from './runtime-files.ts';

/** What Vite puts into the pages. */
const BUNDLED = /^(web|annex\/(face-measurement|label-reading))\//;
const TEST = /(\.test|\/testing|\/testing\/.*)\.tsx?$/;
const PACKAGE = /^node_modules\//;

const lockfile = readLockfile();
const project = JSON.parse(readFileSync('package.json', 'utf8'));
const nodeProject = JSON.parse(readFileSync(join(NODE_PROJECT, 'package.json'), 'utf8'));

describe('the packages of a release', () => {
  const planted: Lockfile = {
    'node_modules/a': {
      version: '1.0.0',
      dependencies: { b: '1', gone: '1' },
      optionalDependencies: { gone: '1' },
      license: 'MIT',
    },
    'node_modules/a/node_modules/b': { version: '1.0.0', dependencies: { a: '1', c: '1' }, license: 'MIT' },
    'node_modules/b': { version: '2.0.0', license: 'MIT' },
    'node_modules/c': { version: '1.0.0', license: 'MIT' },
    'node_modules/vite': { version: '1.0.0', license: 'MPL-2.0' },
  };
  const direct = ['a', 'vite'];

  it('are those that Node would find from each importer, without optional ones', () => {
    expect(withDependencies(planted, ['a'])).toEqual(['node_modules/a', 'node_modules/a/node_modules/b', 'node_modules/c']);
    expect(() => withDependencies(planted, ['d'])).toThrow(/has no d, which the server needs/);
  });

  it('hold no tool', () => {
    expect(shippedPackages(planted, direct)).not.toContain('node_modules/vite');
    const shipped = shippedPackages(lockfile);
    for (const tool of ['vite', 'vitest', 'typescript']) expect(shipped).not.toContain(`node_modules/${tool}`);
  });

  it('hold what runs in browsers alone', () => {
    expect(shippedPackages(lockfile)).toEqual(
      expect.arrayContaining(['node_modules/react-dom', 'node_modules/@tensorflow/tfjs-core']),
    );
  });

  it('may have another licence than those on the list only where they are tools', () => {
    expect(licenceProblems(planted, shippedPackages(planted, direct))).toEqual([]);
    const changed = (license?: string) => ({ ...planted, 'node_modules/c': { version: '1.0.0', ...(license && { license }) } });
    const problems = (license?: string) => licenceProblems(changed(license), shippedPackages(planted, direct));
    expect(problems('MPL-2.0')).toEqual(['c 1.0.0 has the licence MPL-2.0']);
    expect(problems()).toEqual(['c 1.0.0 declares no licence']);
    expect(problems('(GPL-3.0 OR MIT)')).toEqual([]);
    expect(problems('(MIT AND GPL-3.0)')).toHaveLength(1);
  });

  it.each(['GPL-2.0', 'GPL-3.0', 'LGPL-3.0', 'AGPL-3.0', 'SSPL-1.0', 'BUSL-1.1', 'CC-BY-NC-4.0', 'UNLICENSED'])(
    'may not have the licence %s, which asks something of our code or of who sells it',
    (license) => {
      const changed = { ...planted, 'node_modules/c': { version: '1.0.0', license } };
      expect(licenceProblems(changed, shippedPackages(planted, direct))).toEqual([`c 1.0.0 has the licence ${license}`]);
    },
  );

  it('of this project have licences on the list', () => {
    expect(licenceProblems(lockfile, shippedPackages(lockfile))).toEqual([]);
  });
});

it('npm start, the build and the commands of operators load only packages that npm start installs', () => {
  const commands = Object.values(OPERATOR_SCRIPTS).map((name) => `scripts/${name}.ts`);
  const started = ['scripts/start.ts', 'scripts/build.ts', 'scripts/compress.ts', 'scripts/operator.ts', 'scripts/seed.ts'];
  const bundled = sourceFiles('.').filter((path) => BUNDLED.test(path) && !TEST.test(path));
  const imported = bundled.flatMap((path) => importsOf('.', path)).filter(({ to, typeOnly }) => !typeOnly && PACKAGE.test(to));
  const packages = [
    ...runtimeFiles('.', [...started, ...commands, 'vite.config.ts']).packages,
    ...imported.map(({ to }) => to.replace(PACKAGE, '')),
  ];
  expect(packages).toEqual(expect.arrayContaining(['vite', 'subset-font', 'react', 'fastify', '@tensorflow/tfjs-core']));
  expect(packages.filter((name) => !(name in project.dependencies))).toEqual([]);
});

describe('the bill of materials', () => {
  const shipped = shippedPackages(lockfile);
  const bill = billOfMaterials(project, lockfile, shipped);
  const schemas = 'node_modules/@cyclonedx/cyclonedx-library/res/schema';
  const schema = (name: string) => JSON.parse(readFileSync(`${schemas}/${name}.SNAPSHOT.schema.json`, 'utf8'));
  const url = (name: string) => `http://cyclonedx.org/schema/${name}.SNAPSHOT.schema.json`;
  const named = ['spdx', 'jsf-0.82', 'cryptography-defs'].map((name) => [url(name), schema(name)]);
  const ajv = new Ajv({ strict: false, validateFormats: false, schemas: Object.fromEntries(named) });
  const isValid = ajv.compile(schema('bom-1.6'));

  it('is CycloneDX 1.6 by its schema, which would refuse another', () => {
    expect([isValid(bill), isValid.errors]).toEqual([true, null]);
    expect(isValid({ ...bill, components: [{ name: 'nameless kind' }] })).toBe(false);
  });

  it('has each package with its version, licence and digest, and knows all that they refer to', () => {
    expect(bill.components).toHaveLength(new Set(shipped.map((path) => `${nameOf(path)}@${lockfile[path]?.version}`)).size);
    const refs = new Set([bill.metadata.component['bom-ref'], ...bill.components.map((component) => component['bom-ref'])]);
    for (const { ref, dependsOn } of bill.dependencies) for (const each of [ref, ...dependsOn]) expect(refs).toContain(each);
    const suncalc = bill.components.find(({ name }) => name === 'suncalc');
    expect(suncalc).toMatchObject({ purl: 'pkg:npm/suncalc@2.0.2', licenses: [{ license: { id: 'BSD-2-Clause' } }] });
    expect(suncalc?.hashes).toEqual([{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }]);
  });
});

it('each Node that may be fetched has a known checksum', () => {
  const brought = Object.entries<string>(nodeProject.optionalDependencies).map(([name, version]) => `${name}@${version}`);
  expect(Object.keys(CHECKSUMS).sort()).toEqual(brought.sort());
});
