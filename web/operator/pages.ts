import { type ComponentType, lazy } from 'react';
import { FunnelPage } from './funnel/funnel.tsx';
import { InboxPage } from './inbox/inbox.tsx';
import { OverviewPage } from './overview/overview.tsx';
import { PeoplePage } from './people/people.tsx';
import type { ViewId } from './views.ts';

/** Few operators open these often, so the others do not load them. */
const AccountPage = lazy(async () => ({ default: (await import('./account/account.tsx')).AccountPage }));
/** These load when they are opened. */
const AlertsPage = lazy(async () => ({ default: (await import('./alerts/alerts.tsx')).AlertsPage }));
const AnswersPage = lazy(async () => ({ default: (await import('./answers/answers.tsx')).AnswersPage }));
const CampaignsPage = lazy(async () => ({ default: (await import('./campaigns/campaigns.tsx')).CampaignsPage }));
const ClaimsPage = lazy(async () => ({ default: (await import('./claims/claims.tsx')).ClaimsPage }));
const ConsentsPage = lazy(async () => ({ default: (await import('./consents/consents.tsx')).ConsentsPage }));
const DeliveriesPage = lazy(async () => ({ default: (await import('./deliveries/deliveries.tsx')).DeliveriesPage }));
const GrowthPage = lazy(async () => ({ default: (await import('./growth/growth.tsx')).GrowthPage }));
const HealthPage = lazy(async () => ({ default: (await import('./health/health.tsx')).HealthPage }));
const RevenuePage = lazy(async () => ({ default: (await import('./revenue/revenue.tsx')).RevenuePage }));
const IntegrationsPage = lazy(async () => ({ default: (await import('./integrations/integrations.tsx')).IntegrationsPage }));
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
