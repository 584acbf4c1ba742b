import type { Readiness } from './platform/health/readiness.ts';
import { closeAfterNextResponse } from './platform/http/connections.ts';
import type { Server } from './platform/http/server.ts';

type ShutdownDeps = { readonly app: Server; readonly readiness: Readiness; readonly drainMs: number };

/** After an uncaught error nothing is certain, so the process ends even when the stop hangs. */
const MAX_STOP_MS = 15_000;

/**
 * A supervisor sends SIGTERM, and sends no visitors any more once `/readyz` fails; somebody at a terminal sends SIGINT and does
 * not wait. Later signals of the same kind are ignored, because the launcher may pass on one that the server already received.
 */
export function shutdownRequested({ app, readiness, drainMs }: ShutdownDeps): Promise<void> {
  return new Promise((resolve) => {
    process.on('SIGTERM', () => {
      readiness.leave();
      closeAfterNextResponse(app.server);
      setTimeout(resolve, drainMs).unref();
    });
    process.on('SIGINT', () => resolve());
    process.on('uncaughtException', (error: unknown) => {
      process.exitCode = 1;
      app.log.fatal({ err: error instanceof Error ? error : new Error(String(error)) }, 'the server stops after an error');
      setTimeout(() => process.exit(), MAX_STOP_MS).unref();
      resolve();
    });
  });
}
