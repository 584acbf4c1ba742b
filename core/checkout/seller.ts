/** The operator's own company, or the payment provider as merchant of record. */
export type Seller = 'shop' | 'provider';

const MARK = /\{\{([#/])(shop|provider)\}\}/g;
const PASSAGE = /<!--(shop|provider)-->(.*?)<!--\/\1-->/gs;

/** `{{#provider}}…{{/provider}}` in a text becomes a passage that is shown where this seller sells. */
export function markPassages(html: string): string {
  return html.replace(MARK, (_mark, kind, seller) => `<!--${kind === '/' ? '/' : ''}${seller}-->`);
}

/** The build writes a page once, with the passages of both sellers; scripts read the seller from its root element. */
export function pageOfSeller(page: string, seller: Seller): string {
  const told = page.replace(PASSAGE, (_passage, whose, words) => (whose === seller ? words : ''));
  return seller === 'shop' ? told : told.replace('<html lang="en">', `<html lang="en" data-seller="${seller}">`);
}
