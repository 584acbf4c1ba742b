const print = () => matchMedia('print');

/** Browsers count the sheets before they say that the medium has changed, but after `beforeprint`. */
let isPreparing = false;

export function isPrinting(): boolean {
  return isPreparing || print().matches;
}

export function printPage(): void {
  globalThis.print();
}

/** Called before the page is laid out for paper, and after it is for the screen again. */
export function onPrint(listener: () => void): () => void {
  const query = print();
  const prepare = ({ type }: Event) => {
    isPreparing = type === 'beforeprint';
    listener();
  };
  query.addEventListener('change', listener);
  addEventListener('beforeprint', prepare);
  addEventListener('afterprint', prepare);
  return () => {
    query.removeEventListener('change', listener);
    removeEventListener('beforeprint', prepare);
    removeEventListener('afterprint', prepare);
  };
}
