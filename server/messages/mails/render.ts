import { brand } from '../../../content/brand.ts';
import { changeMails } from '../../../content/mails/changes.ts';
import { frame } from '../../../content/mails/common.ts';
import { contactMails } from '../../../content/mails/contact.ts';
import { linkMails } from '../../../content/mails/links.ts';
import { marketingMails } from '../../../content/mails/marketing.ts';
import { operatorMails } from '../../../content/mails/operator.ts';
import { order, purchase, workbook } from '../../../content/mails/order.ts';
import { paymentMails } from '../../../content/mails/payments.ts';
import { planMails } from '../../../content/mails/plan.ts';
import { privacyMails } from '../../../content/mails/privacy.ts';
import { applyTo, NO_CHANGES } from '../../../core/editions/apply.ts';
import type { DraftChanges } from '../../../core/editions/draft.ts';
import type { MailCopy, MailPart, MailRow } from '../../../core/mails/mail-copy.ts';
import type { MailOrder, MailTemplate } from '../../../core/mails/mail-facts.ts';
import type { Plan } from '../../../core/plans/plan.ts';
import { toSingleLine } from '../../../core/presentation/printable.ts';
import type { Addresses } from '../../platform/audience.ts';
import { htmlOf } from './html.ts';
import { fillValues, type Values } from './inline.ts';
import { mailPalette } from './palette.ts';
import { textOf } from './text.ts';
import { valuesOf } from './values.ts';

export const COPY = {
  order,
  purchase,
  workbook,
  ...paymentMails,
  ...changeMails,
  ...linkMails,
  ...marketingMails,
  ...contactMails,
  ...operatorMails,
  ...planMails,
  ...privacyMails,
} satisfies Readonly<Record<MailTemplate, MailCopy>>;

/** Those that a draft may change, by the name of the value that holds them. */
const OPEN: Readonly<Record<string, Partial<Record<MailTemplate, MailCopy>>>> = {
  'mails/links.linkMails': linkMails,
  'mails/marketing.marketingMails': marketingMails,
  'mails/contact.contactMails': contactMails,
  'mails/plan.planMails': planMails,
};

const FOOT = [frame.help, frame.legal, frame.sender];
const STAFF_FOOT = [frame.staff];

type RenderedMail = { readonly subject: string; readonly html: string; readonly text: string };

export function renderMail(
  { template, facts }: MailOrder,
  plans: readonly Plan[],
  addresses: Addresses,
  draft = NO_CHANGES,
): RenderedMail {
  const values = valuesOf(facts, plans, addresses);
  const copy = dropEmptyParts(copyOf(template, draft), values);
  const around = { brand: brand.name, foot: copy.staff ? STAFF_FOOT : FOOT };
  return {
    subject: toSingleLine(fillValues(copy.subject, values)),
    html: htmlOf(copy, around, values, mailPalette(draft.colours)),
    text: textOf(copy, around, values),
  };
}

function copyOf(template: MailTemplate, draft: DraftChanges): MailCopy {
  const [name = '', group = {}] = Object.entries(OPEN).find(([, each]) => template in each) ?? [];
  return applyTo(name, group, draft)[template] ?? COPY[template];
}

function dropEmptyParts(copy: MailCopy, values: Values): MailCopy {
  const hasValue = ({ when, unless }: MailPart | MailRow) =>
    (when === undefined || values[when] !== undefined) && (unless === undefined || values[unless] === undefined);
  const parts = copy.parts
    .filter(hasValue)
    .map((part) => ('rows' in part ? { ...part, rows: part.rows.filter(hasValue) } : part));
  return { ...copy, parts };
}
