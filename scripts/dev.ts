import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'vite';
import { faceWorker } from '../annex/face-measurement/index.ts';
import { labelWorker } from '../annex/label-reading/index.ts';
import { freePort } from '../server/testing.ts';
import { funnelOfAddress } from './dev/funnels.ts';
import { pagesOnRequest } from './dev/pages.ts';
import { workerFiles } from './dev/worker-files.ts';
import { subsetFonts } from './fonts.ts';
import { reportPlainly } from './launch/plain-errors.mjs';
import { productsWorker } from './workers/products-worker.ts';
import { makeWorker } from './workers/worker-files.ts';

/** Vite serves the pages from the sources; the real server serves the API and restarts when its sources change. */
await reportPlainly(async () => {
  if (existsSync('.env')) process.loadEnvFile('.env');
  await subsetFonts();
  const port = Number(process.env.PORT ?? 3000);
  const apiPort = await freePort();
  const target = `http://127.0.0.1:${apiPort}`;
  const face = await makeWorker(faceWorker);
  const label = await makeWorker(labelWorker);
  const products = await makeWorker(productsWorker);
  const pages = await createServer({
    appType: 'custom',
    define: {
      'import.meta.env.VITE_FACE_WORKER': JSON.stringify(face.address),
      'import.meta.env.VITE_LABEL_WORKER': JSON.stringify(label.address),
      'import.meta.env.VITE_PRODUCTS_WORKER': JSON.stringify(products.address),
    },
    plugins: [workerFiles(face), workerFiles(label), workerFiles(products), funnelOfAddress(), pagesOnRequest()],
    // There is no HTML file to find packages from, and one that is found late brings a second React until the page reloads.
    optimizeDeps: { entries: ['web/client.tsx'] },
    server: { port, strictPort: true, proxy: { '/api': target, '/sandbox': target } },
  });
  await pages.listen();
  const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${port}`;
  const api = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
    stdio: 'inherit',
    // Vite has all pages on one host.
    env: { ...process.env, PORT: apiPort, PUBLIC_URL: publicUrl, OPERATOR_URL: '', DRAIN_SECONDS: '0' },
  });
  console.log(`2/2 The pages are at ${publicUrl}; they and the server follow every change. Ctrl+C stops both.`);

  const stop = () => {
    api.kill('SIGTERM');
    void pages.close();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
});
