declare const code: HTMLTemplateElement;

const TRIES = 3;
const PAUSE_MS = 1000;

/** A file of its own: the app reads the words of its page as its modules run, so they come first. */
async function start({ entry = '', words = '' }: DOMStringMap, tries: number): Promise<void> {
  try {
    const response = await fetch(words);
    window.words = await response.json();
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: entry }));
  } catch {
    // The network may be back; where it is not, the page says so by itself after a while.
    if (tries > 1) setTimeout(() => void start(code.dataset, tries - 1), PAUSE_MS);
  }
}

void start(code.dataset, TRIES);
