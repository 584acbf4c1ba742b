declare const code: HTMLTemplateElement;

/** A file of its own: the app reads the words of its page as its modules run, so they come first. */
async function start({ entry = '', words = '' }: DOMStringMap): Promise<void> {
  const response = await fetch(words);
  window.words = await response.json();
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src: entry }));
}

void start(code.dataset);
