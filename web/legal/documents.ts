import { brand } from '../../content/brand.ts';
import { currencies } from '../../content/currencies.ts';
import { type LegalDocument, legalDocuments } from '../../content/pages/legal.ts';
import { photoEnd } from '../../content/pages/photo.ts';
import { plans } from '../../content/plans.ts';
import { providerSeller } from '../../content/seller.ts';
import { type LegalText, planRows, renderLegal } from './render.ts';

const texts = import.meta.glob<string>('../../content/legal/*.md', { query: '?raw', import: 'default', eager: true });

export function documentAt(path: string): LegalDocument & LegalText {
  const document = legalDocuments.find((each) => each.path === path);
  const text = document && texts[`../../content/legal/${document.file}.md`];
  if (!text) throw new Error(`There is no legal text for ${path}.`);
  const { name, legalName, supportEmail, jurisdiction } = brand;
  const values = {
    brand: name,
    legalName,
    supportEmail,
    jurisdiction,
    effective: document.effective,
    photoEnd,
    plans: planRows(plans, currencies),
    seller: providerSeller.name,
    sellerShort: providerSeller.short,
    sellerHelp: providerSeller.help,
    statement: providerSeller.statement,
  };
  return { ...document, ...renderLegal(text, values) };
}
