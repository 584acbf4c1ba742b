import type { Migration } from 'kysely/migration';
import * as funnel from './0001-funnel.ts';
import * as money from './0002-money.ts';
import * as sandbox from './0003-sandbox.ts';
import * as mail from './0004-mail.ts';
import * as webhooks from './0006-webhooks.ts';
import * as privacy from './0007-privacy.ts';
import * as contact from './0008-contact.ts';
import * as consents from './0009-consents.ts';
import * as events from './0010-events.ts';
import * as attribution from './0011-attribution.ts';
import * as operator from './0012-operator.ts';
import * as handled from './0013-handled.ts';
import * as conversions from './0014-conversions.ts';
import * as declines from './0015-declines.ts';
import * as devices from './0016-devices.ts';
import * as leadDevices from './0017-lead-devices.ts';
import * as operatorDevices from './0018-operator-devices.ts';
import * as whoSubmitted from './0019-who-submitted.ts';
import * as maintenance from './0020-maintenance.ts';
import * as addressCounts from './0022-address-counts.ts';
import * as confirmedAddresses from './0023-confirmed-addresses.ts';
import * as operators from './0024-operators.ts';
import * as catalogue from './0025-catalogue.ts';
import * as paidPlan from './0026-paid-plan.ts';
import * as processingPayments from './0027-processing-payments.ts';
import * as analyticsDeletions from './0028-analytics-deletions.ts';
import * as appUsers from './0030-app-users.ts';
import * as webhookEndpoints from './0031-webhook-endpoints.ts';
import * as reportCounts from './0032-report-counts.ts';
import * as balance from './0033-balance.ts';
import * as movements from './0034-movements.ts';
import * as alerts from './0035-alerts.ts';
import * as disputeDeadlines from './0036-dispute-deadlines.ts';
import * as eventMonths from './0038-event-months.ts';
import * as apiTokens from './0040-api-tokens.ts';
import * as cards from './0043-cards.ts';
import * as webhookEventTypes from './0044-webhook-event-types.ts';
import * as failingWebhooks from './0045-failing-webhooks.ts';
import * as visitSummaries from './0046-visit-summaries.ts';
import * as activations from './0047-activations.ts';
import * as visitorDigests from './0048-visitor-digests.ts';
import * as programDiaries from './0049-program-diaries.ts';
import * as programCalendars from './0050-program-calendars.ts';
import * as buyerMarks from './0052-buyer-marks.ts';
import * as orderKeys from './0053-order-keys.ts';
import * as planMails from './0057-plan-mails.ts';
import * as provenAddresses from './0059-proven-addresses.ts';
import * as disputesAndPauses from './0060-disputes-and-pauses.ts';
import * as endReasons from './0061-end-reasons.ts';
import * as paidPlanAmounts from './0062-paid-plan-amounts.ts';
import * as providerChanges from './0063-provider-changes.ts';
import * as sourceAliases from './0064-source-aliases.ts';
import * as campaignNames from './0065-campaign-names.ts';
import * as catalogueLists from './0066-catalogue-lists.ts';
import * as catalogueProducts from './0067-catalogue-products.ts';
import * as countedLinks from './0072-counted-links.ts';
import * as codes from './0073-codes.ts';
import * as movementCurrency from './0074-movement-currency.ts';
import * as trials from './0075-trials.ts';
import * as oneTimePlans from './0076-one-time-plans.ts';
import * as editions from './0078-editions.ts';
import * as editionOf from './0079-edition-of.ts';
import * as upsells from './0080-upsells.ts';
import * as funnelOf from './0081-funnel-of.ts';
import * as consentTexts from './0082-consent-texts.ts';
import * as pictures from './0083-pictures.ts';

/** In the order they run. A released migration is never edited. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-funnel': funnel,
  '0002-money': money,
  '0003-sandbox': sandbox,
  '0004-mail': mail,
  '0006-webhooks': webhooks,
  '0007-privacy': privacy,
  '0008-contact': contact,
  '0009-consents': consents,
  '0010-events': events,
  '0011-attribution': attribution,
  '0012-operator': operator,
  '0013-handled': handled,
  '0014-conversions': conversions,
  '0015-declines': declines,
  '0016-devices': devices,
  '0017-lead-devices': leadDevices,
  '0018-operator-devices': operatorDevices,
  '0019-who-submitted': whoSubmitted,
  '0020-maintenance': maintenance,
  '0022-address-counts': addressCounts,
  '0023-confirmed-addresses': confirmedAddresses,
  '0024-operators': operators,
  '0025-catalogue': catalogue,
  '0026-paid-plan': paidPlan,
  '0027-processing-payments': processingPayments,
  '0028-analytics-deletions': analyticsDeletions,
  '0030-app-users': appUsers,
  '0031-webhook-endpoints': webhookEndpoints,
  '0032-report-counts': reportCounts,
  '0033-balance': balance,
  '0034-movements': movements,
  '0035-alerts': alerts,
  '0036-dispute-deadlines': disputeDeadlines,
  '0038-event-months': eventMonths,
  '0040-api-tokens': apiTokens,
  '0043-cards': cards,
  '0044-webhook-event-types': webhookEventTypes,
  '0045-failing-webhooks': failingWebhooks,
  '0046-visit-summaries': visitSummaries,
  '0047-activations': activations,
  '0048-visitor-digests': visitorDigests,
  '0049-program-diaries': programDiaries,
  '0050-program-calendars': programCalendars,
  '0052-buyer-marks': buyerMarks,
  '0053-order-keys': orderKeys,
  '0057-plan-mails': planMails,
  '0059-proven-addresses': provenAddresses,
  '0060-disputes-and-pauses': disputesAndPauses,
  '0061-end-reasons': endReasons,
  '0062-paid-plan-amounts': paidPlanAmounts,
  '0063-provider-changes': providerChanges,
  '0064-source-aliases': sourceAliases,
  '0065-campaign-names': campaignNames,
  '0066-catalogue-lists': catalogueLists,
  '0067-catalogue-products': catalogueProducts,
  '0072-counted-links': countedLinks,
  '0073-codes': codes,
  '0074-movement-currency': movementCurrency,
  '0075-trials': trials,
  '0076-one-time-plans': oneTimePlans,
  '0078-editions': editions,
  '0079-edition-of': editionOf,
  '0080-upsells': upsells,
  '0081-funnel-of': funnelOf,
  '0082-consent-texts': consentTexts,
  '0083-pictures': pictures,
};
