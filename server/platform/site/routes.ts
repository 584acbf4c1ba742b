import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { PaymentElements } from '../../../adapters/payments/port.ts';
import { pageOfSeller, type Seller } from '../../../core/checkout/seller.ts';
import { VISIT_MS } from '../../../core/editions/pick.ts';
import { stepNumberIn } from '../../../core/funnel/outline.ts';
import { SECOND_MS } from '../../../core/time.ts';
import { type Addresses, audienceOf, byAudience, hasOperatorHost } from '../audience.ts';
import { cookieName, cookieOf, EDITION_COOKIE } from '../http/cookie.ts';
import { documentHeaders } from '../http/document-headers.ts';
import { accepts } from '../http/encoding.ts';
import { refuse } from '../http/errors.ts';
import { matchesEtag } from '../http/etag.ts';
import { dataHeaders, fileHeaders, withSubdomains, workerHeaders } from '../http/headers.ts';
import { isCanonical, pathOf, searchOf } from './canonical-path.ts';
import { compressFile } from './compress.ts';
import { type Body, body, type Encoding, type PageHashes, renderedFile, type Site, type SiteFile } from './files.ts';
import { redirectLoopbackNames } from './loopback.ts';
import { rewrite } from './rewrite.ts';
import { sandboxNoticeHash, withSandboxNotice } from './sandbox-notice.ts';
import { isWalletPage, withWallet } from './wallet-page.ts';

type SiteDeps = Addresses & {
  readonly site: Site;
  readonly anyOrigin: boolean;
  readonly formTargets: readonly string[];
  readonly framed?: boolean;
  readonly hstsSubdomains?: boolean;
  /** The shop, where it is not said. */
  readonly seller?: Seller;
  /** Strangers reach the site, and pay with test cards. */
  readonly publicSandbox?: boolean;
  /** Where a wallet is shown in the dialog. */
  readonly elements?: PaymentElements | undefined;
  readonly editions?: SiteEditions | undefined;
};

/** Texts by address, and pictures. */
export type Pages = Pick<Site, 'hashes'> & {
  readonly files: Readonly<Record<string, string>>;
  readonly pictures?: readonly SitePicture[];
};

export type SitePicture = Pick<SiteFile, 'path' | 'type'> & { readonly content: Buffer };

/** Pages in other words than the build's, which change while the server runs. */
export type SiteEditions = <Prepared>(prepare: (pages: Pages) => Promise<Prepared>) => Promise<LiveSite<Prepared>>;

export type LiveSite<Prepared> = {
  /** The edition of a request, undefined for the pages as built, and the name of it that the browser has to keep. */
  readonly pick: (asked: { readonly path: string; readonly preview: string | undefined; readonly kept: string | undefined }) => {
    readonly edition: Prepared | undefined;
    readonly keep: string | undefined;
  };
  /** Nothing was published, and nobody looks at a preview. */
  readonly isAsBuilt: () => boolean;
  /** Before `pick`, so that it finds the edition of a preview. */
  readonly load: (preview: string) => Promise<void>;
  readonly all: () => Iterable<Prepared>;
  readonly stop: () => Promise<void>;
};

type Answer = {
  readonly content: Buffer;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Names and values by turns, which Node writes faster. */
  readonly rawHeaders: string[];
};

const NOT_FOUND = '/404';
const READ = ['GET', 'HEAD'];
const NONE: PageHashes = { script: [], style: [] };
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** A worker obeys the policy of its own file, not that of the page. */
const WORKERS = /^\/(assets\/workers\/|plan-(worker|products-[\w-]+)\.js$)/;
/** Their names hold a digest of their content. */
const DIGESTED = /^\/(assets\/|plan-products-)/;
const HOUR = 'public, max-age=3600';
/** Beside the pages, what an edition says otherwise. */
const EDITED = ['/manifest.webmanifest'];
const KEPT = `Path=/; Max-Age=${VISIT_MS / SECOND_MS}; SameSite=Lax; HttpOnly`;

/** Only known files have a route, so no path reaches the disk. An edition with more steps than the build has pages that are found without one, and one with fewer lacks some that have one. */
export function siteRoutes(deps: SiteDeps): FastifyPluginAsync {
  const {
    site,
    publicUrl,
    operatorUrl,
    anyOrigin,
    formTargets,
    framed = false,
    hstsSubdomains = false,
    seller = 'shop',
    publicSandbox = false,
    elements,
    editions,
  } = deps;
  const isAlone = (path: string) => hasOperatorHost(deps) && audienceOf(path) === 'operators';
  const forDocument = (path: string, hashes: Site['hashes']) => {
    const allowed = isAlone(path) ? { publicUrl: operatorUrl, formTargets: [] } : { publicUrl, formTargets, framed };
    const wallet = isWalletPage(path) ? elements : undefined;
    return documentHeaders({ hashes: hashesOf(path, hashes), ...allowed, wallet });
  };
  const cookie = cookieName(publicUrl, EDITION_COOKIE);
  const isSecure = publicUrl.protocol === 'https:';
  const forFiles = fileHeaders(publicUrl);
  const forWorkers = workerHeaders(publicUrl);
  const pageHooks = anyOrigin ? { onRequest: redirectLoopbackNames(publicUrl) } : {};
  const redirectHeaders = byAudience(deps, (url) => ({ ...dataHeaders(url), 'cache-control': HOUR }));

  return async (app) => {
    app.setChildLoggerFactory((logger) => logger);
    // A wallet or a notice changes every page, and to compress them all well takes as long as the rest of the start.
    const files = await rewrite(site.files, textOf, 'hasty');
    const byPath = answersByPath(files, site.hashes);
    const changed = files.filter((file, i) => file !== site.files[i] && file.encoded.br);
    app.addHook('onListen', async () => void compressBetter(byPath, changed, site.hashes));
    site.recompressed
      ?.then((recompressed) => renew(byPath, recompressed))
      .catch((error) => app.log.warn({ err: error }, 'the pages are sent as they were compressed in haste'));
    const live = await editions?.(prepare);
    if (live) {
      app.addHook('onClose', () => live.stop());
      // Without a promise for the many that ask for no preview.
      app.addHook('onRequest', (request, _reply, done) => {
        const preview = previewOf(request);
        if (preview === undefined) done();
        else live.load(preview).then(() => done(), done);
      });
      app.get('/assets/:folder/:file', (request, reply) => {
        const answers = fileOf(live, request.url);
        return answers ? answer(request, reply, answers) : reply.callNotFound();
      });
    }
    const pageOf = (request: FastifyRequest, path: string): { readonly answers: Answers | undefined; readonly kept?: string } => {
      if (!live || live.isAsBuilt() || audienceOf(path) === 'operators') return { answers: byPath.get(path) };
      const kept = cookieOf(request.headers.cookie, cookie);
      const { edition, keep } = live.pick({ path, preview: previewOf(request), kept });
      // The build may have more steps than the edition, and then has a page that is none of this visit.
      const answers = edition?.get(path) ?? (edition && stepNumberIn(path) !== undefined ? undefined : byPath.get(path));
      return { answers, ...(keep && { kept: `${cookie}=${keep}; ${KEPT}${isSecure ? '; Secure' : ''}` }) };
    };
    for (const file of files) {
      if (file.path === NOT_FOUND) continue;
      const toItsAddress = (request: FastifyRequest, reply: FastifyReply) =>
        reply.headers(redirectHeaders(file.path)).redirect(encodeURI(file.path) + searchOf(request.url), 308);
      const isOfEdition = isPage(file) || EDITED.includes(file.path);
      const hooks = isPage(file) ? pageHooks : {};
      app.get(file.path, hooks, (request, reply) => {
        if (!isCanonical(request.url, file.path)) return toItsAddress(request, reply);
        const { answers, kept } = isOfEdition ? pageOf(request, file.path) : { answers: byPath.get(file.path) };
        if (!answers) return reply.callNotFound();
        answer(request, reply, answers, kept);
      });
      if (isPage(file) && file.path !== '/') app.get(`${file.path}/`, hooks, toItsAddress);
    }
    app.setNotFoundHandler((request, reply) => {
      const path = pathOf(request.url);
      // What the build has was refused by its route, or on this host.
      const isAdded = live && READ.includes(request.method) && !byPath.has(path);
      const added = isAdded ? pageOf(request, path) : undefined;
      if (added?.answers) return answer(request, reply, added.answers, added.kept);
      const { answers: notFound } = pageOf(request, NOT_FOUND);
      if (!notFound) return refuse(reply.headers(dataHeaders(publicUrl)), 'not_found', 'There is nothing at this address.');
      const { content, headers } = choose(notFound, request.headers['accept-encoding']);
      return reply.code(404).headers(headers).send(content);
    });
  };

  /** The build does not know the origin, so pages contain a placeholder. */
  function textOf(text: string, file: SiteFile): string {
    const addressed = text.replaceAll(site.originPlaceholder, publicUrl.origin);
    if (!isPage(file)) return addressed;
    const page = pageOfSeller(addressed, seller);
    const marked = elements ? withWallet(page, file.path) : page;
    return publicSandbox ? withSandboxNotice(marked) : marked;
  }

  /** In haste at first: an edition is sent before its pages are as small as they can be. */
  async function prepare({ files, hashes, pictures = [] }: Pages): Promise<ReadonlyMap<string, Answers>> {
    const rendered = await rewrite(
      Object.entries(files).map(([path, text]) => renderedFile(path, text)),
      textOf,
      'hasty',
    );
    const hasty = await Promise.all(rendered.map((file) => compressFile(file, 'hasty')));
    const drawn = pictures.map(({ content, ...file }): SiteFile => ({ ...file, plain: body(content), encoded: {} }));
    const byPath = answersByPath([...hasty, ...drawn], hashes);
    void compressBetter(byPath, rendered, hashes);
    return byPath;
  }

  /** One by one, with rests twice as long as the work: visitors and the next publication come first. */
  async function compressBetter(
    byPath: ReadonlyMap<string, Answers>,
    files: readonly SiteFile[],
    hashes: Site['hashes'],
  ): Promise<void> {
    for (const file of files) {
      const began = performance.now();
      const answers = byPath.get(file.path);
      if (answers) Object.assign(answers, answersOf(await compressFile(file, 'best'), hashes));
      await pause(2 * (performance.now() - began), undefined, { ref: false });
    }
  }

  function answersByPath(files: readonly SiteFile[], hashes: Site['hashes']): ReadonlyMap<string, Answers> {
    return new Map(files.map((file) => [file.path, answersOf(file, hashes)]));
  }

  /** Another build may have changed a file meanwhile, which would not fit to those that are served. */
  async function renew(byPath: ReadonlyMap<string, Answers>, files: readonly SiteFile[] = []): Promise<void> {
    for (const file of await rewrite(files, textOf, 'best')) {
      const answers = byPath.get(file.path);
      if (answers?.plain.etag === file.plain.etag) Object.assign(answers, answersOf(file, site.hashes));
    }
  }

  function hashesOf(path: string, all: Site['hashes']): PageHashes {
    const hashes = all[path] ?? NONE;
    return publicSandbox ? { ...hashes, style: [...hashes.style, sandboxNoticeHash] } : hashes;
  }

  function answersOf(file: SiteFile, hashes: Site['hashes']): Answers {
    const common = {
      ...(isPage(file) ? forDocument(file.path, hashes) : WORKERS.test(file.path) ? forWorkers : forFiles),
      'content-type': file.type,
      'cache-control': isPage(file) ? 'no-cache' : DIGESTED.test(file.path) ? IMMUTABLE : HOUR,
      ...(Object.keys(file.encoded).length > 0 && { vary: 'accept-encoding' }),
    };
    const withHeaders = ({ content, etag }: Body, encoding?: Encoding): Answer => {
      const length = String(content.length);
      const headers = { ...common, 'content-length': length, etag, ...(encoding && { 'content-encoding': encoding }) };
      const rawHeaders = Object.entries(hstsSubdomains ? withSubdomains(headers) : headers).flat();
      return { content, etag, headers, rawHeaders };
    };
    const { br, gzip } = file.encoded;
    return {
      plain: withHeaders(file.plain),
      ...(br && { br: withHeaders(br, 'br') }),
      ...(gzip && { gzip: withHeaders(gzip, 'gzip') }),
    };
  }
}

function previewOf({ url }: FastifyRequest): string | undefined {
  const search = searchOf(url);
  return search === '' ? undefined : (new URLSearchParams(search).get('edition') ?? undefined);
}

/** Words that a page of any live edition names. */
function fileOf(live: LiveSite<ReadonlyMap<string, Answers>>, path: string): Answers | undefined {
  for (const edition of live.all()) {
    const answers = edition.get(path);
    if (answers) return answers;
  }
  return undefined;
}

function isPage({ type }: SiteFile): boolean {
  return type.startsWith('text/html');
}

type Answers = { readonly plain: Answer } & Readonly<Partial<Record<Encoding, Answer>>>;

/** Bypasses Fastify's reply, with which a page costs 1.3 times a bare Fastify answer instead of 1.2 (CPU time). */
function answer(request: FastifyRequest, reply: FastifyReply, answers: Answers, cookie?: string): void {
  const { content, etag, rawHeaders } = choose(answers, request.headers['accept-encoding']);
  const matches = matchesEtag(request.headers['if-none-match'], etag);
  reply.hijack();
  reply.raw.writeHead(matches ? 304 : 200, cookie ? [...rawHeaders, 'set-cookie', cookie] : rawHeaders);
  reply.raw.end(matches || request.method === 'HEAD' ? undefined : content);
}

function choose({ br, gzip, plain }: Answers, accepted = ''): Answer {
  if (br && accepts(accepted, 'br')) return br;
  if (gzip && accepts(accepted, 'gzip')) return gzip;
  return plain;
}
