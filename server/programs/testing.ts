import * as claims from '../../content/claims.ts';
import * as currencies from '../../content/currencies.ts';
import * as profile from '../../content/funnel/profile.ts';
import * as checkout from '../../content/pages/checkout.ts';
import * as consent from '../../content/pages/consent.ts';
import * as landing from '../../content/pages/landing.ts';
import * as legal from '../../content/pages/legal.ts';
import * as paymentModal from '../../content/pages/payment-modal.ts';
import * as sales from '../../content/pages/sales.ts';
import * as plans from '../../content/plans.ts';
import * as policies from '../../content/policies.ts';
import * as reviews from '../../content/reviews.ts';
import { applyTo } from '../../core/editions/apply.ts';
import { DESIGN } from '../../core/editions/colour-problems.ts';
import type { Content } from '../../core/editions/draft.ts';
import { furtherContent } from '../../core/editions/funnels.ts';
import { pagesContent } from '../../core/editions/own-pages.ts';
import { testDesign } from '../../core/editions/testing.ts';
import type { Renderer } from '../editions/renderer.ts';
import { furtherFunnels } from '../platform/further-funnels.ts';

const open = { 'funnel/profile': profile, 'pages/landing': landing, 'pages/sales': sales };
/** Prices, claims, what people consent to, and the law. */
const closed = {
  claims,
  currencies,
  'pages/checkout': checkout,
  'pages/consent': consent,
  'pages/legal': legal,
  'pages/payment-modal': paymentModal,
  plans,
  policies,
  reviews,
};

export const openContent = named(open);
export const closedContent = named(closed);
/** What the check of steps and conditions reads. */
const content = {
  ...openContent,
  ...closedContent,
  'funnel/index.sections': [profile.profile],
  ...furtherContent(furtherFunnels),
  ...pagesContent(furtherFunnels),
  [DESIGN]: testDesign,
};

/** Its pages show each value of the real content, as the draft has it. */
export const contentRenderer: Renderer = {
  build: 'build-1',
  content,
  render: async (draft) => {
    const page = JSON.stringify(Object.entries(content).map(([name, value]) => applyTo(name, value, draft)));
    return { files: { '/': page, '/quiz2': page, '/prediction': page, '/styleguide': page, '/robots.txt': '' }, hashes: {} };
  },
};

function named(modules: Readonly<Record<string, object>>): Content {
  return Object.fromEntries(
    Object.entries(modules).flatMap(([module, values]) =>
      Object.entries(values).map(([name, value]) => [`${module}.${name}`, value] as const),
    ),
  );
}
