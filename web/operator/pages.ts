import { type ComponentType, lazy } from 'react';
import type { ViewId } from './views.ts';

/** Each loads when it is opened. */
const AccountPage = lazy(async () => ({ default: (await import('./account/account.tsx')).AccountPage }));
const AlertsPage = lazy(async () => ({ default: (await import('./alerts/alerts.tsx')).AlertsPage }));
const AnswersPage = lazy(async () => ({ default: (await import('./answers/answers.tsx')).AnswersPage }));
const CampaignsPage = lazy(async () => ({ default: (await import('./campaigns/campaigns.tsx')).CampaignsPage }));
const ClaimsPage = lazy(async () => ({ default: (await import('./claims/claims.tsx')).ClaimsPage }));
const ConsentsPage = lazy(async () => ({ default: (await import('./consents/consents.tsx')).ConsentsPage }));
const DeliveriesPage = lazy(async () => ({ default: (await import('./deliveries/deliveries.tsx')).DeliveriesPage }));
const FunnelPage = lazy(async () => ({ default: (await import('./funnel/funnel.tsx')).FunnelPage }));
const GrowthPage = lazy(async () => ({ default: (await import('./growth/growth.tsx')).GrowthPage }));
const HealthPage = lazy(async () => ({ default: (await import('./health/health.tsx')).HealthPage }));
const InboxPage = lazy(async () => ({ default: (await import('./inbox/inbox.tsx')).InboxPage }));
const IntegrationsPage = lazy(async () => ({ default: (await import('./integrations/integrations.tsx')).IntegrationsPage }));
const OverviewPage = lazy(async () => ({ default: (await import('./overview/overview.tsx')).OverviewPage }));
const PeoplePage = lazy(async () => ({ default: (await import('./people/people.tsx')).PeoplePage }));
const RevenuePage = lazy(async () => ({ default: (await import('./revenue/revenue.tsx')).RevenuePage }));
const TeamPage = lazy(async () => ({ default: (await import('./team/team.tsx')).TeamPage }));

/** A page in the menu without a component does not compile. */
export const pages: Readonly<Record<ViewId, ComponentType>> = {
  overview: OverviewPage,
  funnel: FunnelPage,
  answers: AnswersPage,
  revenue: RevenuePage,
  growth: GrowthPage,
  campaigns: CampaignsPage,
  alerts: AlertsPage,
  people: PeoplePage,
  inbox: InboxPage,
  deliveries: DeliveriesPage,
  consents: ConsentsPage,
  health: HealthPage,
  integrations: IntegrationsPage,
  claims: ClaimsPage,
  operators: TeamPage,
  account: AccountPage,
};
