import { vi } from 'vitest';

/** Browsers queue the event of a closed dialog; happy-dom sends it from within `close()`. */
export function queueCloseEvents(): void {
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function (this: HTMLDialogElement) {
    if (!this.open) return;
    this.open = false;
    setTimeout(() => this.dispatchEvent(new Event('close')));
  });
}

/** Resolves when the close events that are queued so far have been sent. */
export function closeEventsSent(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
