import type { Readiness } from './platform/health/readiness.ts';
import { closeAfterNextResponse } from './platform/http/connections.ts';
import type { Server } from './platform/http/server.ts';

type ShutdownDeps = { readonly app: Server; readonly readiness: Readiness; readonly drainMs: number };

/** Every part has a shorter limit of its own; a supervisor kills after 10 s or more. */
const MAX_STOP_MS = 9000;

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
      resolve();
    });
  });
}

/** What a stop waits for, with an end to the waiting: what was acknowledged is stored, and what was interrupted runs again. */
export class Shutdown {
  readonly #waitingFor = new Set<string>();
  readonly #report: (message: string) => void;

  constructor(report: (message: string) => void) {
    this.#report = report;
  }

  async waitFor(part: string, end: Promise<void> | undefined): Promise<void> {
    this.#waitingFor.add(part);
    await end;
    this.#waitingFor.delete(part);
  }

  begin(maxMs = MAX_STOP_MS): void {
    setTimeout(() => this.#giveUp(maxMs), maxMs).unref();
  }

  #giveUp(ms: number): never {
    const parts = [...this.#waitingFor].join(', ') || 'the process itself';
    this.#report(`The server ended ${ms / 1000} s after it was asked to, without waiting longer for: ${parts}.`);
    process.exit();
  }
}
