import { type ConsentCopy, renewalConsent } from '../../../core/checkout/consent.ts';
import { introductoryTerms, regularTerms, type Terms } from '../../../core/checkout/terms.ts';
import type { Claim } from '../../../core/claims/claim.ts';
import { colourPath } from '../../../core/editions/colours.ts';
import type { Draft } from '../../../core/editions/draft.ts';
import { countChanges } from '../../../core/editions/edit.ts';
import type { DraftRules, Problem } from '../../../core/editions/rules.ts';
import { priceMistakes, type SoldCurrency } from '../../../core/plans/currencies.ts';
import { introPrice, type Plan, planIn } from '../../../core/plans/plan.ts';
import { planProblems } from '../../../core/plans/problems.ts';
import { money } from '../../../core/presentation/money.ts';
import { counted, failed, notProved, type ProofChapter, type ProofLine, proved } from './proof.ts';

export type Sold = {
  readonly plans: readonly Plan[];
  readonly currencies: readonly SoldCurrency[];
  readonly consent: ConsentCopy;
  /** What the button that pays says where European law counts. */
  readonly obliging: readonly string[];
};

export function pricesChapter({ plans, currencies, consent, obliging }: Sold): ProofChapter {
  const mistakes = [...planProblems(plans), ...priceMistakes(plans, currencies)];
  const mute = obliging.filter((words) => !/obligation to pay/.test(words));
  return {
    id: 'prices',
    title: 'Prices and terms',
    lead: 'Prices are in the code, and no draft changes them. Each was put through the rules by which the server starts, and each sentence that a buyer agrees to was written out for each price.',
    lines: [
      ...mistakes.map((mistake) => failed('Every price can be charged', mistake)),
      ...(mistakes.length === 0
        ? [
            proved(
              'Every price can be charged',
              `${counted(plans.length, 'plan')} in ${counted(currencies.length, 'currency', 'currencies')}.`,
            ),
          ]
        : []),
      ...plans.map((plan) => consentLine(plan, currencies, consent)),
      mute.length === 0
        ? proved('In Europe the button says that it obliges to pay', 'Directive 2011/83/EU, Article 8(2): each wording has it.')
        : failed('In Europe the button says that it obliges to pay', `Without it: ${mute.join('; ')}.`),
    ],
    tables: [
      {
        caption: 'At first, and later',
        head: ['Currency', ...plans.map(({ title }) => title)],
        rows: currencies.map(({ code }) => [code, ...plans.map((plan) => priceIn(plan, code))]),
      },
    ],
  };
}

function priceIn(plan: Plan, currency: string): string {
  const sold = planIn(plan, currency);
  if (!sold) return 'none';
  const [first, later] = [introPrice(sold), sold.listPrice].map((amount) => money(amount, currency));
  return first === later ? `${first}` : `${first}, ${later}`;
}

/** Whoever agrees has read each amount that is charged. */
function consentLine(plan: Plan, currencies: readonly SoldCurrency[], consent: ConsentCopy): ProofLine {
  const what = `What buyers of ${plan.title} agree to names each amount`;
  const terms = currencies.flatMap(({ code }) => {
    const sold = planIn(plan, code);
    return sold ? [regularTerms(sold), introductoryTerms(sold)] : [];
  });
  const wrong = terms
    .map((each) => [each, renewalConsent(consent, plan, each)] as const)
    .filter(([each, text]) => !tells(each, text));
  const [first] = wrong;
  if (first) return failed(what, `It does not: '${first[1]}'`);
  return proved(
    what,
    `${counted(terms.length, 'sentence')} of version ${consent.version}, at first and later, in each currency.`,
  );
}

function tells({ phases, currency }: Terms, text: string): boolean {
  return !/[{}]/.test(text) && phases.every(({ amount }) => amount === 0 || text.includes(money(amount, currency)));
}

/** `live`: real money is taken. */
export function claimsChapter(claims: Readonly<Record<string, Claim>>, live: boolean): ProofChapter {
  return {
    id: 'claims',
    title: 'Claims',
    lead: 'A figure, a badge or a review needs a basis: a count of our own, a computation or a document. Samples may stand on the pages until real money is taken; a server with live keys refuses to start with one.',
    lines: Object.values(claims).map((claim) => claimLine(claim, live)),
    tables: [],
  };
}

function claimLine({ text, basis }: Claim, live: boolean): ProofLine {
  const what = `“${text}”`;
  switch (basis.kind) {
    case 'live':
      return proved(what, `Counted from our own orders, and hidden below ${basis.floor}.`);
    case 'computed':
      return proved(what, `Worked out from the answers by ${basis.from}.`);
    case 'evidence':
      return proved(what, `${basis.document}, ${basis.date}.`);
    case 'sample':
      return live
        ? failed(what, 'It is a sample, and real money is taken.')
        : notProved(what, 'It is a sample: give it a basis before real money is taken.');
  }
}

export type LegalPage = { readonly path: string; readonly same: boolean };

export function wordsChapter(
  draft: Draft | undefined,
  problems: readonly Problem[],
  legal: readonly LegalPage[],
  { closed }: Pick<DraftRules, 'closed'>,
): ProofChapter {
  const errors = problems.filter(({ grade }) => grade === 'error');
  const isClosed = ({ path }: Problem) => closed.some(({ at }) => path.startsWith(at));
  const touched = errors.filter(isClosed);
  const changes = draft ? countChanges(draft) : 0;
  const colours = Object.keys(draft?.colours ?? {}).map(colourPath);
  const unchanged = legal.filter(({ same }) => same).map(({ path }) => path);
  return {
    id: 'words',
    title: 'Words and the law',
    lead: 'What this edition says otherwise was put through the checks of drafts: no figure and no claim without a basis, no markup, no lost place, no word too long for a narrow phone. What is agreed to, paid and owed stays with the code.',
    lines: [
      ...(errors.length === 0
        ? [
            proved(
              'Every change is lawful',
              changes === 0 ? 'It changes nothing of what the code says.' : `${counted(changes, 'change')} passed.`,
            ),
          ]
        : errors.map(({ path, says, remedy }) => failed(path, `${says} ${remedy}`))),
      ...(colours.length > 0 && !errors.some(({ path }) => colours.includes(path))
        ? [
            proved(
              'Words and symbols can be seen in its colours',
              `${colours.join(', ')}: each two colours that stand on each other have the contrast that WCAG 2.2 asks for.`,
            ),
          ]
        : []),
      ...problems
        .filter(({ grade }) => grade === 'warning')
        .map(({ path, says, remedy }) => notProved(path, `${says} ${remedy}`)),
      touched.length === 0
        ? proved(
            'No sentence of the law was changed',
            `${counted(closed.length, 'place')} of the words are closed to drafts, and none of them is in this one.`,
          )
        : failed('No sentence of the law was changed', touched.map(({ path }) => path).join(', ')),
      ...(unchanged.length > 0
        ? [proved('The pages of the law are those of the code, word for word', unchanged.join(', '))]
        : []),
      ...legal
        .filter(({ same }) => !same)
        .map(({ path }) => failed(`${path} says what the code says`, 'The rendered page has other words.')),
    ],
    tables: [],
  };
}
