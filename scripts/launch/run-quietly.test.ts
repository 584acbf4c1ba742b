import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';

const MODULE = new URL('./run-quietly.mjs', import.meta.url).href;

test('a program that runs quietly ends with the process that started it', async () => {
  const server = createServer();
  await once(server.listen(0), 'listening');
  const { port } = server.address() as AddressInfo;
  const endless = `process.stdin.resume(); (await import('node:net')).connect(${port});`;
  const parent = `import { runQuietly } from '${MODULE}';
    process.stdin.once('data', () => process.exit(1));
    await runQuietly('Working', 'It failed.', process.execPath, ['--input-type=module', '--eval', ${JSON.stringify(endless)}]);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', parent], { stdio: ['pipe', 'ignore', 'inherit'] });
  const [connection] = (await once(server, 'connection')) as [Socket];
  const ended = new Promise((resolve) => {
    connection.on('error', () => {});
    connection.on('close', resolve);
  });
  connection.resume();
  child.stdin.write('end');
  expect(await once(child, 'exit')).toEqual([1, null]);
  await ended;
  server.close();
});
