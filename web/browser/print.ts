const print = () => matchMedia('print');

export function isPrinting(): boolean {
  return print().matches;
}

export function printPage(): void {
  globalThis.print();
}

/** Called before the page is laid out for paper, and after it is for the screen again. */
export function onPrint(listener: () => void): () => void {
  const query = print();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
