import { ClipboardCheck, Focus, FolderSearch, MegaphoneOff, ToggleLeft, UserCheck } from 'lucide';
import { Marked, type Token, type Tokens } from 'marked';
import { planTable } from '../../content/pages/legal-page.ts';
import { termsText } from '../../core/checkout/consent.ts';
import { markPassages } from '../../core/checkout/seller.ts';
import { amountsOf, introductoryTerms } from '../../core/checkout/terms.ts';
import { trialOf } from '../../core/checkout/trial.ts';
import type { SoldCurrency } from '../../core/plans/currencies.ts';
import { periodText } from '../../core/plans/period.ts';
import { CURRENCY, type Plan, plansIn } from '../../core/plans/plan.ts';
import { fill as fillPlaces } from '../../core/presentation/fill.ts';

type SellerValue = 'seller' | 'sellerShort' | 'sellerHelp' | 'statement';

export type LegalValues = Readonly<
  Record<'brand' | 'legalName' | 'supportEmail' | 'jurisdiction' | 'effective' | 'photoEnd' | 'plans' | SellerValue, string>
>;

export type LegalHeading = { readonly id: string; readonly text: string };
export type LegalText = { readonly html: string; readonly headings: readonly LegalHeading[] };

/** Throws on an unknown placeholder. */
export function renderLegal(markdown: string, values: LegalValues): LegalText {
  const tokens = marked.lexer(fill(markdown, values));
  const headings = tokens.filter(isSection).map(({ text }) => ({ id: anchor(text), text }));
  return { html: markPassages(marked.parser(tokens)), headings };
}

/** Tables from the catalogue, so that no text repeats a price. */
export function planRows(plans: readonly Plan[], currencies: readonly SoldCurrency[] = []): string {
  const { plan, first, renewal, period } = planTable.columns;
  const rows = plans.map((each) => {
    const amounts = firstAndRenewal(each);
    if (!each.once) return [each.title, amounts.price, amounts.renewal, periodText(planTable.periods, each.period)];
    const paid = termsText(planTable.once.period, planTable, each, introductoryTerms(each));
    return [each.title, amounts.price, planTable.once.renewal, paid];
  });
  const others = currencies.filter(({ code }) => code !== CURRENCY);
  const parts = [table([plan, first, renewal, period], rows), ...(others.length > 0 ? otherPrices(plans, others) : [])];
  const notes = [
    ...(plans.some(({ trialDays }) => trialDays) ? [planTable.trials] : []),
    ...(plans.some(({ once }) => once) ? [planTable.purchases] : []),
  ];
  return [...parts, ...notes].join('\n\n');
}

function otherPrices(plans: readonly Plan[], currencies: readonly SoldCurrency[]): readonly string[] {
  const rows = currencies.map(({ code, name }) => {
    const prices = plansIn(plans, code).map((plan) =>
      fillPlaces(plan.once ? planTable.once.amounts : planTable.other.amounts, firstAndRenewal(plan)),
    );
    return [name, ...prices];
  });
  return [planTable.others, table([planTable.other.currency, ...plans.map(({ title }) => title)], rows)];
}

function firstAndRenewal(plan: Plan): ReturnType<typeof amountsOf> {
  const terms = introductoryTerms(plan);
  const amounts = amountsOf(terms);
  return trialOf(terms) ? { ...amounts, price: termsText(planTable.trial, planTable, plan, terms) } : amounts;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function fill(markdown: string, values: LegalValues): string {
  return markdown.replace(/\{\{(.*?)\}\}/g, (placeholder, name) => {
    if (markPassages(placeholder) !== placeholder) return placeholder;
    if (!Object.hasOwn(values, name)) throw new Error(`A legal text contains ${placeholder}, which stands for nothing.`);
    return values[name as keyof LegalValues];
  });
}

function isSection(token: Token): token is Tokens.Heading {
  return token.type === 'heading' && token.depth === 2;
}

function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** As a text names them: `![](camera)` at the beginning of a line of its summary. */
const ICONS = {
  adult: UserCheck,
  camera: Focus,
  answers: ClipboardCheck,
  'no-ads': MegaphoneOff,
  choice: ToggleLeft,
  records: FolderSearch,
};

function iconMarkup(name: string): string {
  if (!Object.hasOwn(ICONS, name)) throw new Error(`A legal text names the icon ${name}, which is none.`);
  const shapes = ICONS[name as keyof typeof ICONS].map(([tag, attributes]) => {
    const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${value}"`);
    return `<${tag}${written.join('')}/>`;
  });
  return `<svg viewBox="0 0 24 24" aria-hidden="true">${shapes.join('')}</svg>`;
}

const marked = new Marked({
  renderer: {
    image: ({ href }: Tokens.Image) => iconMarkup(href),
    heading({ depth, text, tokens }: Tokens.Heading) {
      return `<h${depth} id="${anchor(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    /** A quotation that begins with a heading is the summary box. */
    blockquote({ tokens }: Tokens.Blockquote) {
      const [first] = tokens;
      const content = this.parser.parse(tokens);
      if (first?.type !== 'heading') return `<blockquote>${content}</blockquote>\n`;
      const lines = content.replaceAll('<li><svg', '<li data-icon=""><svg');
      return `<section aria-labelledby="${anchor(first.text)}">${lines}</section>\n`;
    },
    /** On narrow screens each row is a card, so each cell carries its column's name; roles survive that layout. */
    table({ header, rows }: Tokens.Table) {
      const inline = (cell: Tokens.TableCell) => this.parser.parseInline(cell.tokens);
      const head = header.map((cell) => `<th role="columnheader" scope="col">${inline(cell)}</th>`).join('');
      const row = ([name, ...cells]: Tokens.TableCell[]) =>
        `<tr role="row"><th role="rowheader" scope="row">${name ? inline(name) : ''}</th>${cells
          .map((cell, index) => `<td role="cell" data-column="${header[index + 1]?.text ?? ''}">${inline(cell)}</td>`)
          .join('')}</tr>`;
      return `<table role="table"><thead role="rowgroup"><tr role="row">${head}</tr></thead><tbody role="rowgroup">${rows.map(row).join('')}</tbody></table>\n`;
    },
  },
});
