import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../server/testing.ts';
import type { Size, Tab } from './tab.ts';

const WINDOW = fileURLToPath(new URL('webkit-window.mjs', import.meta.url));
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
/** The driver never answers some screenshots. */
const TIMEOUT_MS = 60_000;
type ElementReference = { readonly [ELEMENT]: string };
type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<unknown>;

export async function launchWebkit(size: Size, script: string): Promise<Tab<ElementReference>> {
  const folder = await mkdtemp(join(tmpdir(), 'petalune-webkit-'));
  const [scriptFile, complaintsFile] = [join(folder, 'script.js'), join(folder, 'complaints')];
  await writeFile(scriptFile, script);
  const screen = await startScreen();
  const driver = await startDriver(screen.display);
  const command = `exec gjs -m '${WINDOW}' ${size.width} ${size.height} '${scriptFile}' 2> '${complaintsFile}'`;
  const send = await startSession(driver.url, command);
  const elementPath = (element: ElementReference) => `/element/${element[ELEMENT]}`;
  const run = (text: unknown, args: readonly unknown[]) =>
    send('POST', '/execute/sync', { script: `return (${text})(...arguments)`, args });
  return {
    open: async (url) => void (await send('POST', '/url', { url })),
    run: (text, ...args) => run(text, args) as Promise<ReturnType<typeof text>>,
    find: async (text, ...args) => ((await run(text, args)) ?? undefined) as ElementReference | undefined,
    click: async (element) => void (await send('POST', `${elementPath(element)}/click`, {})),
    clickAt: async (x, y) => void (await send('POST', '/actions', { actions: [pressAt(x, y)] })),
    type: async (element, value) => void (await send('POST', `${elementPath(element)}/value`, { text: value })),
    upload: async (element, file) => void (await send('POST', `${elementPath(element)}/value`, { text: file })),
    screenshot: async () => Buffer.from(String(await send('GET', '/screenshot')), 'base64'),
    complaints: async () => complaintsIn(await readFile(complaintsFile, 'utf8')),
    close: async () => {
      await send('DELETE', '');
      await Promise.all([driver.process, screen.process].map(end));
      await rm(folder, { recursive: true });
    },
  };
}

async function startScreen(): Promise<{ readonly display: string; readonly process: ChildProcess }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(screen.stdio[3] as Readable, 'data');
  return { display: `:${String(number).trim()}`, process: screen };
}

async function startDriver(display: string): Promise<{ readonly url: string; readonly process: ChildProcess }> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  // Without a graphics card the compositor draws nothing; in the locale C the language of the browser is none.
  const env = { ...process.env, DISPLAY: display, WEBKIT_DISABLE_COMPOSITING_MODE: '1', LANG: 'en_US.UTF-8' };
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
  while (!(await fetch(`${url}/status`).catch(() => undefined))?.ok) await new Promise((again) => setTimeout(again, 25));
  return { url, process: driver };
}

async function startSession(url: string, command: string): Promise<Send> {
  const send: Send = async (method, path, body) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url + path, { method, signal, ...(body !== undefined && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { readonly value: unknown };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  // The driver silences its browser; a shell keeps the complaints.
  const browser = { binary: '/bin/sh', args: ['-c', command] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': browser } };
  const session = (await send('POST', '/session', { capabilities })) as { readonly sessionId: string };
  return (method, path, body) => send(method, `/session/${session.sessionId}${path}`, body);
}

function pressAt(x: number, y: number) {
  const [down, up] = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
  return { type: 'pointer', id: 'mouse', actions: [{ type: 'pointerMove', x, y }, down, up] };
}

function complaintsIn(log: string): readonly string[] {
  return log.split('\n').filter((line) => line.startsWith('complaint: '));
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
