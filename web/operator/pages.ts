import type { ComponentType } from 'react';
import { lazyComponent } from '../ui/lazy-component.ts';
import type { ViewId } from './views.ts';

/** Each loads when it is opened. */
const AccountPage = lazyComponent(async () => (await import('./account/account.tsx')).AccountPage);
const AlertsPage = lazyComponent(async () => (await import('./alerts/alerts.tsx')).AlertsPage);
const AnswersPage = lazyComponent(async () => (await import('./answers/answers.tsx')).AnswersPage);
const CampaignsPage = lazyComponent(async () => (await import('./campaigns/campaigns.tsx')).CampaignsPage);
const CataloguePage = lazyComponent(async () => (await import('./catalogue/catalogue.tsx')).CataloguePage);
const ClaimsPage = lazyComponent(async () => (await import('./claims/claims.tsx')).ClaimsPage);
const CodesPage = lazyComponent(async () => (await import('./codes/codes.tsx')).CodesPage);
const ConsentsPage = lazyComponent(async () => (await import('./consents/consents.tsx')).ConsentsPage);
const DeliveriesPage = lazyComponent(async () => (await import('./deliveries/deliveries.tsx')).DeliveriesPage);
const EditionsPage = lazyComponent(async () => (await import('./editions/editions.tsx')).EditionsPage);
const FunnelPage = lazyComponent(async () => (await import('./funnel/funnel.tsx')).FunnelPage);
const GrowthPage = lazyComponent(async () => (await import('./growth/growth.tsx')).GrowthPage);
const HealthPage = lazyComponent(async () => (await import('./health/health.tsx')).HealthPage);
const InboxPage = lazyComponent(async () => (await import('./inbox/inbox.tsx')).InboxPage);
const IntegrationsPage = lazyComponent(async () => (await import('./integrations/integrations.tsx')).IntegrationsPage);
const OverviewPage = lazyComponent(async () => (await import('./overview/overview.tsx')).OverviewPage);
const PeoplePage = lazyComponent(async () => (await import('./people/people.tsx')).PeoplePage);
const RevenuePage = lazyComponent(async () => (await import('./revenue/revenue.tsx')).RevenuePage);
const TeamPage = lazyComponent(async () => (await import('./team/team.tsx')).TeamPage);

/** A page in the menu without a component does not compile. */
export const pages: Readonly<Record<ViewId, ComponentType>> = {
  overview: OverviewPage,
  funnel: FunnelPage,
  answers: AnswersPage,
  revenue: RevenuePage,
  growth: GrowthPage,
  campaigns: CampaignsPage,
  codes: CodesPage,
  alerts: AlertsPage,
  people: PeoplePage,
  inbox: InboxPage,
  deliveries: DeliveriesPage,
  consents: ConsentsPage,
  health: HealthPage,
  integrations: IntegrationsPage,
  editions: EditionsPage,
  claims: ClaimsPage,
  catalogue: CataloguePage,
  operators: TeamPage,
  account: AccountPage,
};
