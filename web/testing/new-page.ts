import { userEvent } from '@testing-library/user-event';
import { createRoot } from 'react-dom/client';
import { afterAll, vi } from 'vitest';

// The test files of one worker share its window. Each gets modules of its own and leaves an empty page.
vi.resetModules();
if ('document' in globalThis) {
  // Both listen to a document once and for good.
  userEvent.setup();
  createRoot(document.createElement('div'));
  const removeListeners = [window, document].map(recordListeners);
  const globals = new Set(Object.keys(globalThis));
  afterAll(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    for (const remove of removeListeners) remove();
    for (const name of Object.keys(globalThis)) if (!globals.has(name)) Reflect.deleteProperty(globalThis, name);
    emptyPage();
  });
}

function recordListeners(target: EventTarget): () => void {
  const { addEventListener } = target;
  const added: Parameters<EventTarget['removeEventListener']>[] = [];
  target.addEventListener = (...args: Parameters<EventTarget['addEventListener']>) => {
    added.push(args);
    addEventListener.apply(target, args);
  };
  return () => {
    target.addEventListener = addEventListener;
    for (const args of added) target.removeEventListener(...args);
  };
}

function emptyPage(): void {
  const { documentElement, head, body } = document;
  for (const element of [documentElement, head, body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
  for (const element of [head, body]) element.replaceChildren();
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no cookie store.
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  }
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}
