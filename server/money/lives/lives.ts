/** What happens to an order, to be seen by the shop when the provider says so or its buyer asks. */
export type LifeEvent =
  | 'buys'
  | 'renews'
  | 'fails'
  | 'failsAgain'
  | 'pays'
  | 'isPaidBackInPart'
  | 'isPaidBack'
  | 'disputes'
  | 'disputesInPart'
  | 'wins'
  | 'loses'
  | 'cancels'
  | 'keeps'
  | 'withdraws'
  | 'runsOut'
  | 'endsAtTheProvider'
  | 'pauses'
  | 'resumes'
  | 'changesToYear'
  | 'getsHalfPriceOnce'
  | 'getsHalfPriceForEver'
  | 'takesTheOffer'
  | 'declinesTheOffer'
  | 'isRefusedTheOffer'
  | 'withdrawsFromTheOffer'
  | 'isPaidBackTheOffer'
  | 'isPaidBackTheOfferInPart'
  | 'disputesTheOffer'
  | 'winsTheOffer'
  | 'losesTheOffer';

/** After the event: charged so far, gone back so far, whether the plan is open, and what it brings a month. In the smallest unit. What was bought beside the plan is part of the amounts. */
type Line = readonly [event: LifeEvent, charged: number, back: number, open: boolean, monthly: number];

export type Life = {
  readonly plan: string;
  readonly currency: 'USD' | 'EUR' | 'JPY';
  /** As the page showed it; with `trialDays` or `once` where it has them. */
  readonly shown: readonly [dueNow: number, dueLater: number];
  readonly offer?: true;
  readonly code?: 'QUARTER-OFF' | 'QUARTER-OFF-3' | 'QUARTER-OFF-ALL';
  readonly card?: string;
  /** What became of the offer after the order, what was charged for it and what of that went back. */
  readonly upsell?: readonly [answer: 'taken' | 'declined' | 'refused', charged: number, back: number];
  readonly lines: readonly Line[];
};

const OPEN = true;
const SHUT = false;
/** Pays once, and no renewal. */
const PAYS_ONCE = '4000 0000 0000 0341';
/** The bank asks for a confirmation. */
const CONFIRMED = '4000 0027 6000 3184';

const month = { plan: 'month', currency: 'USD', shown: [39_99, 39_99] } as const;
const offered = { plan: 'month', currency: 'USD', shown: [19_99, 39_99], offer: true } as const;
const monthOfYen = { plan: 'month', currency: 'JPY', shown: [2_980, 5_980], offer: true } as const;
const monthOfEuros = { plan: 'month', currency: 'EUR', shown: [18_99, 37_99], offer: true } as const;
const year = { plan: 'year', currency: 'USD', shown: [64_99, 129_99], offer: true } as const;
const yearOfYen = { plan: 'year', currency: 'JPY', shown: [9_900, 19_800], offer: true } as const;
const yearOfEuros = { plan: 'year', currency: 'EUR', shown: [119_99, 119_99] } as const;
const week = { plan: 'week', currency: 'USD', shown: [4_99, 9_99], offer: true } as const;
const fourWeeks = { plan: 'four-weeks', currency: 'USD', shown: [34_99, 34_99] } as const;
const free = { plan: 'free-trial', currency: 'USD', shown: [0, 39_99] } as const;
const freeOfYen = { plan: 'free-trial', currency: 'JPY', shown: [0, 5_980] } as const;
const tried = { plan: 'paid-trial', currency: 'USD', shown: [1_00, 34_99] } as const;
const triedOfYen = { plan: 'paid-trial', currency: 'JPY', shown: [100, 4_980] } as const;
const coded = { plan: 'month', currency: 'USD', shown: [29_99, 39_99], code: 'QUARTER-OFF' } as const;
const codedThrice = { plan: 'month', currency: 'USD', shown: [29_99, 39_99], code: 'QUARTER-OFF-3' } as const;
const codedAlways = { plan: 'month', currency: 'USD', shown: [29_99, 29_99], code: 'QUARTER-OFF-ALL' } as const;
const codedOfYen = { plan: 'month', currency: 'JPY', shown: [4_485, 5_980], code: 'QUARTER-OFF' } as const;
const halfYear = { plan: 'half-year', currency: 'USD', shown: [29_99, 49_99], offer: true } as const;
const halfYearOfYen = { plan: 'half-year', currency: 'JPY', shown: [4_480, 7_480], offer: true } as const;
const lifetime = { plan: 'lifetime', currency: 'USD', shown: [149_99, 149_99] } as const;
const lifetimeOfEuros = { plan: 'lifetime', currency: 'EUR', shown: [139_99, 139_99] } as const;
const codedLifetime = { plan: 'lifetime', currency: 'USD', shown: [112_49, 149_99], code: 'QUARTER-OFF-ALL' } as const;

/** A cashier's book: every figure is written by hand, and none is worked out. */
export const LIVES: Readonly<Record<string, Life>> = {
  'a month that renews twice': {
    ...month,
    lines: [
      ['buys', 39_99, 0, OPEN, 39_99],
      ['renews', 79_98, 0, OPEN, 39_99],
      ['renews', 119_97, 0, OPEN, 39_99],
    ],
  },
  'a month with its introductory price': {
    ...offered,
    lines: [
      ['buys', 19_99, 0, OPEN, 39_99],
      ['renews', 59_98, 0, OPEN, 39_99],
      ['renews', 99_97, 0, OPEN, 39_99],
    ],
  },
  'a month of yen with its introductory price': {
    ...monthOfYen,
    lines: [
      ['buys', 2_980, 0, OPEN, 5_980],
      ['renews', 8_960, 0, OPEN, 5_980],
    ],
  },
  'a month of euros with its introductory price': {
    ...monthOfEuros,
    lines: [
      ['buys', 18_99, 0, OPEN, 37_99],
      ['renews', 56_98, 0, OPEN, 37_99],
    ],
  },
  'a year that renews': {
    ...year,
    lines: [
      ['buys', 64_99, 0, OPEN, 10_83],
      ['renews', 194_98, 0, OPEN, 10_83],
    ],
  },
  'a year of yen that renews': {
    ...yearOfYen,
    lines: [
      ['buys', 9_900, 0, OPEN, 1_650],
      ['renews', 29_700, 0, OPEN, 1_650],
    ],
  },
  'a year of euros at the regular price': {
    ...yearOfEuros,
    lines: [
      ['buys', 119_99, 0, OPEN, 10_00],
      ['renews', 239_98, 0, OPEN, 10_00],
    ],
  },
  'three weeks': {
    ...week,
    lines: [
      ['buys', 4_99, 0, OPEN, 43_29],
      ['renews', 14_98, 0, OPEN, 43_29],
      ['renews', 24_97, 0, OPEN, 43_29],
    ],
  },
  'twice four weeks': {
    ...fourWeeks,
    lines: [
      ['buys', 34_99, 0, OPEN, 37_91],
      ['renews', 69_98, 0, OPEN, 37_91],
    ],
  },
  'a month whose bank asks for a confirmation': {
    ...month,
    card: CONFIRMED,
    lines: [
      ['buys', 39_99, 0, OPEN, 39_99],
      ['withdraws', 39_99, 39_99, SHUT, 0],
    ],
  },
  'a month that is cancelled and runs out': {
    ...offered,
    lines: [
      ['buys', 19_99, 0, OPEN, 39_99],
      ['cancels', 19_99, 0, OPEN, 39_99],
      ['runsOut', 19_99, 0, SHUT, 0],
    ],
  },
  'a month whose cancellation is taken back': {
    ...month,
    lines: [
      ['buys', 39_99, 0, OPEN, 39_99],
      ['cancels', 39_99, 0, OPEN, 39_99],
      ['keeps', 39_99, 0, OPEN, 39_99],
      ['renews', 79_98, 0, OPEN, 39_99],
    ],
  },
  'a month that is cancelled after a renewal': {
    ...month,
    lines: [
      ['buys', 39_99, 0, OPEN, 39_99],
      ['renews', 79_98, 0, OPEN, 39_99],
      ['cancels', 79_98, 0, OPEN, 39_99],
      ['runsOut', 79_98, 0, SHUT, 0],
    ],
  },
  'a month that the provider ends': {
    ...month,
    lines: [
      ['buys', 39_99, 0, OPEN, 39_99],
      ['endsAtTheProvider', 39_99, 0, SHUT, 0],
    ],
  },
  'a year of yen that is cancelled': {
    ...yearOfYen,
    lines: [
      ['buys', 9_900, 0, OPEN, 1_650],
      ['cancels', 9_900, 0, OPEN, 1_650],
      ['runsOut', 9_900, 0, SHUT, 0],
    ],
  },
  'a year that is withdrawn from': {
    ...year,
    lines: [
      ['buys', 64_99, 0, OPEN, 10_83],
      ['withdraws', 64_99, 64_99, SHUT, 0],
    ],
  },
  'a month of yen that is withdrawn from': {
    ...monthOfYen,
    lines: [
      ['buys', 2_980, 0, OPEN, 5_980],
      ['withdraws', 2_980, 2_980, SHUT, 0],
    ],
  },
  'a month that is withdrawn from after a part went back': {
    ...month,
    lines: [
      ['buys', 39_99, 0, OPEN, 39_99],
      ['isPaidBackInPart', 39_99, 10_00, OPEN, 39_99],
      ['withdraws', 39_99, 39_99, SHUT, 0],
    ],
  },
  'a month that is withdrawn from after a renewal': {
    ...month,
    lines: [
      ['buys', 39_99, 0, OPEN, 39_99],
      ['renews', 79_98, 0, OPEN, 39_99],
      ['withdraws', 79_98, 39_99, SHUT, 0],
    ],
  },
  'a month of which a part goes back': {
    ...month,
    lines: [
      ['buys', 39_99, 0, OPEN, 39_99],
      ['isPaidBackInPart', 39_99, 10_00, OPEN, 39_99],
      ['renews', 79_98, 10_00, OPEN, 39_99],
    ],
  },
  'a month of euros of which a part goes back twice': {
    ...monthOfEuros,
    lines: [
      ['buys', 18_99, 0, OPEN, 37_99],
      ['renews', 56_98, 0, OPEN, 37_99],
      ['isPaidBackInPart', 56_98, 10_00, OPEN, 37_99],
      ['isPaidBackInPart', 56_98, 20_00, OPEN, 37_99],
    ],
  },
  'a month that goes back in full': {
    ...month,
    lines: [
      ['buys', 39_99, 0, OPEN, 39_99],
      ['isPaidBack', 39_99, 39_99, SHUT, 0],
    ],
  },
  'a renewal that goes back in full': {
    ...offered,
    lines: [
      ['buys', 19_99, 0, OPEN, 39_99],
      ['renews', 59_98, 0, OPEN, 39_99],
      ['isPaidBack', 59_98, 39_99, SHUT, 0],
    ],
  },
  'a year of yen that goes back in two parts': {
    ...yearOfYen,
    lines: [
      ['buys', 9_900, 0, OPEN, 1_650],
      ['isPaidBackInPart', 9_900, 1_000, OPEN, 1_650],
      ['isPaidBack', 9_900, 9_900, SHUT, 0],
    ],
  },
  'a month whose dispute is lost': {
    ...month,
    lines: [
      ['buys', 39_99, 0, OPEN, 39_99],
      ['disputes', 39_99, 0, OPEN, 39_99],
      ['loses', 39_99, 39_99, SHUT, 0],
    ],
  },
  'a month whose dispute is won, and which ends with its period': {
    ...month,
    lines: [
      ['buys', 39_99, 0, OPEN, 39_99],
      ['disputes', 39_99, 0, OPEN, 39_99],
      ['wins', 39_99, 0, OPEN, 39_99],
      ['runsOut', 39_99, 0, SHUT, 0],
    ],
  },
  'a month whose part dispute is lost': {
    ...month,
    lines: [
      ['buys', 39_99, 0, OPEN, 39_99],
      ['disputesInPart', 39_99, 0, OPEN, 39_99],
      ['loses', 39_99, 10_00, OPEN, 39_99],
      ['runsOut', 39_99, 10_00, SHUT, 0],
    ],
  },
  'a year of yen whose dispute is lost': {
    ...yearOfYen,
    lines: [
      ['buys', 9_900, 0, OPEN, 1_650],
      ['disputes', 9_900, 0, OPEN, 1_650],
      ['loses', 9_900, 9_900, SHUT, 0],
    ],
  },
  'a renewal whose dispute is lost': {
    ...monthOfEuros,
    lines: [
      ['buys', 18_99, 0, OPEN, 37_99],
      ['renews', 56_98, 0, OPEN, 37_99],
      ['disputes', 56_98, 0, OPEN, 37_99],
      ['loses', 56_98, 37_99, SHUT, 0],
    ],
  },
  'a month that is withdrawn from during a dispute': {
    ...month,
    lines: [
      ['buys', 39_99, 0, OPEN, 39_99],
      ['disputes', 39_99, 0, OPEN, 39_99],
      ['withdraws', 39_99, 0, SHUT, 0],
      ['loses', 39_99, 39_99, SHUT, 0],
    ],
  },
  'a month that is withdrawn from during a dispute that is won, and paid back': {
    ...month,
    lines: [
      ['buys', 39_99, 0, OPEN, 39_99],
      ['disputes', 39_99, 0, OPEN, 39_99],
      ['withdraws', 39_99, 0, SHUT, 0],
      ['wins', 39_99, 39_99, SHUT, 0],
    ],
  },
  'a renewal that fails and is paid': {
    ...month,
    lines: [
      ['buys', 39_99, 0, OPEN, 39_99],
      ['fails', 39_99, 0, OPEN, 39_99],
      ['pays', 79_98, 0, OPEN, 39_99],
    ],
  },
  'a renewal that fails to the end': {
    ...offered,
    card: PAYS_ONCE,
    lines: [
      ['buys', 19_99, 0, OPEN, 39_99],
      ['fails', 19_99, 0, OPEN, 39_99],
      ['failsAgain', 19_99, 0, OPEN, 39_99],
      ['failsAgain', 19_99, 0, OPEN, 39_99],
      ['failsAgain', 19_99, 0, SHUT, 0],
    ],
  },
  'a renewal of yen that fails twice and is paid': {
    ...monthOfYen,
    lines: [
      ['buys', 2_980, 0, OPEN, 5_980],
      ['fails', 2_980, 0, OPEN, 5_980],
      ['failsAgain', 2_980, 0, OPEN, 5_980],
      ['pays', 8_960, 0, OPEN, 5_980],
      ['renews', 14_940, 0, OPEN, 5_980],
    ],
  },
  'a month that is paused and goes on within its period': {
    ...month,
    lines: [
      ['buys', 39_99, 0, OPEN, 39_99],
      ['pauses', 39_99, 0, OPEN, 0],
      ['resumes', 39_99, 0, OPEN, 39_99],
      ['renews', 79_98, 0, OPEN, 39_99],
    ],
  },
  'a year of euros that is paused': {
    ...yearOfEuros,
    lines: [
      ['buys', 119_99, 0, OPEN, 10_00],
      ['pauses', 119_99, 0, OPEN, 0],
      ['resumes', 119_99, 0, OPEN, 10_00],
    ],
  },
  'a paused month that is withdrawn from': {
    ...month,
    lines: [
      ['buys', 39_99, 0, OPEN, 39_99],
      ['pauses', 39_99, 0, OPEN, 0],
      ['withdraws', 39_99, 39_99, SHUT, 0],
    ],
  },
  'a month that changes to a year': {
    ...month,
    lines: [
      ['buys', 39_99, 0, OPEN, 39_99],
      ['changesToYear', 39_99, 0, OPEN, 10_83],
      ['renews', 169_98, 0, OPEN, 10_83],
    ],
  },
  'an introductory month of yen that changes to a year': {
    ...monthOfYen,
    lines: [
      ['buys', 2_980, 0, OPEN, 5_980],
      ['changesToYear', 2_980, 0, OPEN, 1_650],
      ['renews', 22_780, 0, OPEN, 1_650],
    ],
  },
  'a month that would have changed, and is cancelled': {
    ...month,
    lines: [
      ['buys', 39_99, 0, OPEN, 39_99],
      ['changesToYear', 39_99, 0, OPEN, 10_83],
      ['cancels', 39_99, 0, OPEN, 39_99],
      ['runsOut', 39_99, 0, SHUT, 0],
    ],
  },
  'a month at half its price once': {
    ...month,
    lines: [
      ['buys', 39_99, 0, OPEN, 39_99],
      ['getsHalfPriceOnce', 39_99, 0, OPEN, 39_99],
      ['renews', 59_98, 0, OPEN, 39_99],
      ['renews', 99_97, 0, OPEN, 39_99],
    ],
  },
  'a month of yen at half its price for ever': {
    ...monthOfYen,
    lines: [
      ['buys', 2_980, 0, OPEN, 5_980],
      ['getsHalfPriceForEver', 2_980, 0, OPEN, 2_990],
      ['renews', 5_970, 0, OPEN, 2_990],
      ['renews', 8_960, 0, OPEN, 2_990],
    ],
  },
  'a free trial that is charged': {
    ...free,
    lines: [
      ['buys', 0, 0, OPEN, 0],
      ['renews', 39_99, 0, OPEN, 39_99],
      ['renews', 79_98, 0, OPEN, 39_99],
    ],
  },
  'a free trial of yen that is charged': {
    ...freeOfYen,
    lines: [
      ['buys', 0, 0, OPEN, 0],
      ['renews', 5_980, 0, OPEN, 5_980],
    ],
  },
  'a free trial that is cancelled': {
    ...free,
    lines: [
      ['buys', 0, 0, OPEN, 0],
      ['cancels', 0, 0, OPEN, 0],
      ['runsOut', 0, 0, SHUT, 0],
    ],
  },
  'a free trial that is withdrawn from': {
    ...free,
    lines: [
      ['buys', 0, 0, OPEN, 0],
      ['withdraws', 0, 0, SHUT, 0],
    ],
  },
  'a free trial that is withdrawn from after its first charge': {
    ...free,
    lines: [
      ['buys', 0, 0, OPEN, 0],
      ['renews', 39_99, 0, OPEN, 39_99],
      ['withdraws', 39_99, 39_99, SHUT, 0],
    ],
  },
  'a free trial whose first charge fails and is paid': {
    ...free,
    lines: [
      ['buys', 0, 0, OPEN, 0],
      ['fails', 0, 0, OPEN, 0],
      ['pays', 39_99, 0, OPEN, 39_99],
    ],
  },
  'a paid trial that is charged': {
    ...tried,
    lines: [
      ['buys', 1_00, 0, OPEN, 0],
      ['renews', 35_99, 0, OPEN, 37_91],
    ],
  },
  'a paid trial of yen that is withdrawn from': {
    ...triedOfYen,
    lines: [
      ['buys', 100, 0, OPEN, 0],
      ['withdraws', 100, 100, SHUT, 0],
    ],
  },
  'a paid trial of yen that is charged and withdrawn from': {
    ...triedOfYen,
    lines: [
      ['buys', 100, 0, OPEN, 0],
      ['renews', 5_080, 0, OPEN, 5_395],
      ['withdraws', 5_080, 5_080, SHUT, 0],
    ],
  },
  'a code for one charge': {
    ...coded,
    lines: [
      ['buys', 29_99, 0, OPEN, 39_99],
      ['renews', 69_98, 0, OPEN, 39_99],
    ],
  },
  'a code for three charges': {
    ...codedThrice,
    lines: [
      ['buys', 29_99, 0, OPEN, 29_99],
      ['renews', 59_98, 0, OPEN, 29_99],
      ['renews', 89_97, 0, OPEN, 39_99],
      ['renews', 129_96, 0, OPEN, 39_99],
    ],
  },
  'a code for every charge': {
    ...codedAlways,
    lines: [
      ['buys', 29_99, 0, OPEN, 29_99],
      ['renews', 59_98, 0, OPEN, 29_99],
      ['isPaidBack', 59_98, 29_99, SHUT, 0],
    ],
  },
  'a code for one charge of yen': {
    ...codedOfYen,
    lines: [
      ['buys', 4_485, 0, OPEN, 5_980],
      ['renews', 10_465, 0, OPEN, 5_980],
    ],
  },
  'half a year that is paid once': {
    ...halfYear,
    lines: [
      ['buys', 29_99, 0, OPEN, 0],
      ['isPaidBackInPart', 29_99, 10_00, OPEN, 0],
    ],
  },
  'half a year of yen that is withdrawn from': {
    ...halfYearOfYen,
    lines: [
      ['buys', 4_480, 0, OPEN, 0],
      ['withdraws', 4_480, 4_480, SHUT, 0],
    ],
  },
  'a lifetime whose dispute is lost': {
    ...lifetime,
    lines: [
      ['buys', 149_99, 0, OPEN, 0],
      ['disputes', 149_99, 0, OPEN, 0],
      ['loses', 149_99, 149_99, SHUT, 0],
    ],
  },
  'a lifetime of euros whose dispute is won': {
    ...lifetimeOfEuros,
    lines: [
      ['buys', 139_99, 0, OPEN, 0],
      ['disputes', 139_99, 0, OPEN, 0],
      ['wins', 139_99, 0, OPEN, 0],
    ],
  },
  'a lifetime with a code that goes back in full': {
    ...codedLifetime,
    lines: [
      ['buys', 112_49, 0, OPEN, 0],
      ['isPaidBack', 112_49, 112_49, SHUT, 0],
    ],
  },
  'a month with the offer after it, which renews alone': {
    ...offered,
    upsell: ['taken', 9_99, 0],
    lines: [
      ['buys', 19_99, 0, OPEN, 39_99],
      ['takesTheOffer', 29_98, 0, OPEN, 39_99],
      ['renews', 69_97, 0, OPEN, 39_99],
    ],
  },
  'a month whose offer is declined': {
    ...month,
    upsell: ['declined', 0, 0],
    lines: [
      ['buys', 39_99, 0, OPEN, 39_99],
      ['declinesTheOffer', 39_99, 0, OPEN, 39_99],
      ['renews', 79_98, 0, OPEN, 39_99],
    ],
  },
  'a month whose card is refused for the offer': {
    ...month,
    card: PAYS_ONCE,
    upsell: ['refused', 0, 0],
    lines: [
      ['buys', 39_99, 0, OPEN, 39_99],
      ['isRefusedTheOffer', 39_99, 0, OPEN, 39_99],
    ],
  },
  'a month whose bank confirms the offer too, and of which the offer goes back': {
    ...month,
    card: CONFIRMED,
    upsell: ['taken', 9_99, 9_99],
    lines: [
      ['buys', 39_99, 0, OPEN, 39_99],
      ['takesTheOffer', 49_98, 0, OPEN, 39_99],
      ['isPaidBackTheOffer', 49_98, 9_99, OPEN, 39_99],
    ],
  },
  'a month whose offer is disputed and lost': {
    ...month,
    upsell: ['taken', 9_99, 9_99],
    lines: [
      ['buys', 39_99, 0, OPEN, 39_99],
      ['takesTheOffer', 49_98, 0, OPEN, 39_99],
      ['disputesTheOffer', 49_98, 0, OPEN, 39_99],
      ['losesTheOffer', 49_98, 9_99, OPEN, 39_99],
      ['renews', 89_97, 9_99, OPEN, 39_99],
    ],
  },
  'a year of yen whose offer is disputed and won': {
    ...yearOfYen,
    upsell: ['taken', 1_480, 0],
    lines: [
      ['buys', 9_900, 0, OPEN, 1_650],
      ['takesTheOffer', 11_380, 0, OPEN, 1_650],
      ['disputesTheOffer', 11_380, 0, OPEN, 1_650],
      ['winsTheOffer', 11_380, 0, OPEN, 1_650],
    ],
  },
  'a month of euros that withdraws from the offer alone': {
    ...monthOfEuros,
    upsell: ['taken', 9_99, 9_99],
    lines: [
      ['buys', 18_99, 0, OPEN, 37_99],
      ['takesTheOffer', 28_98, 0, OPEN, 37_99],
      ['withdrawsFromTheOffer', 28_98, 9_99, OPEN, 37_99],
      ['renews', 66_97, 9_99, OPEN, 37_99],
    ],
  },
  'a month of yen that is withdrawn from, and keeps the offer': {
    ...monthOfYen,
    upsell: ['taken', 1_480, 0],
    lines: [
      ['buys', 2_980, 0, OPEN, 5_980],
      ['takesTheOffer', 4_460, 0, OPEN, 5_980],
      ['withdraws', 4_460, 2_980, SHUT, 0],
    ],
  },
  'a lifetime of euros with an offer of which a part goes back': {
    ...lifetimeOfEuros,
    upsell: ['taken', 9_99, 5_00],
    lines: [
      ['buys', 139_99, 0, OPEN, 0],
      ['takesTheOffer', 149_98, 0, OPEN, 0],
      ['isPaidBackTheOfferInPart', 149_98, 5_00, OPEN, 0],
    ],
  },
  'a free trial with the offer, which is charged later': {
    ...free,
    upsell: ['taken', 9_99, 0],
    lines: [
      ['buys', 0, 0, OPEN, 0],
      ['takesTheOffer', 9_99, 0, OPEN, 0],
      ['renews', 49_98, 0, OPEN, 39_99],
    ],
  },
};
