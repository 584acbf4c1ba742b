import { licenceOf } from './licences.ts';
import { type Lockfile, nameOf, resolvePackage } from './lockfile.ts';

type Project = {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly dependencies: Readonly<Record<string, string>>;
};

/** CycloneDX 1.6. Without a time or a random number, so that one lockfile makes one file. */
export function billOfMaterials(project: Project, lockfile: Lockfile, paths: readonly string[]) {
  // One version of a package may lie in several places.
  const places = Map.groupBy(paths, (path) => purl(path, lockfile[path]?.version ?? ''));
  const own = `pkg:npm/${project.name}@${project.version}`;
  const refs = new Map(paths.map((path) => [path, purl(path, lockfile[path]?.version ?? '')]));
  const direct = dependsOn(lockfile, '', project.dependencies, refs);
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: {
        type: 'application',
        'bom-ref': own,
        name: project.name,
        version: project.version,
        licenses: [{ license: { id: project.license } }],
        purl: own,
      },
    },
    components: Array.from(places.values(), ([path = '']) => component(lockfile, path)),
    dependencies: [
      { ref: own, dependsOn: direct },
      ...Array.from(places, ([ref, same]) => ({
        ref,
        dependsOn: [...new Set(same.flatMap((path) => dependsOn(lockfile, path, lockfile[path]?.dependencies ?? {}, refs)))],
      })),
    ],
  };
}

function component(lockfile: Lockfile, path: string) {
  const { version = '', integrity } = lockfile[path] ?? {};
  const full = nameOf(path);
  const [scope, name = full] = full.startsWith('@') ? full.split('/') : [];
  const licence = licenceOf(lockfile, path);
  return {
    type: 'library',
    'bom-ref': purl(path, version),
    ...(scope && { group: scope }),
    name,
    version,
    purl: purl(path, version),
    licenses: /[ ()]/.test(licence) ? [{ expression: licence.replace(/^\((.*)\)$/, '$1') }] : [{ license: { id: licence } }],
    ...(integrity && { hashes: [{ alg: 'SHA-512', content: hexOf(integrity) }] }),
  };
}

function dependsOn(
  lockfile: Lockfile,
  importer: string,
  dependencies: Readonly<Record<string, string>>,
  refs: ReadonlyMap<string, string>,
): string[] {
  const found = Object.keys(dependencies).flatMap((name) => refs.get(resolvePackage(lockfile, importer, name)) ?? []);
  return [...new Set(found)].sort();
}

function purl(path: string, version: string): string {
  return `pkg:npm/${nameOf(path).replace('@', '%40')}@${version}`;
}

/** `sha512-…` in base64. */
function hexOf(integrity: string): string {
  return Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex');
}
