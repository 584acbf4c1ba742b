import { type ComponentType, lazy } from 'react';
import { AnswersPage } from './answers/answers.tsx';
import { ConsentsPage } from './consents/consents.tsx';
import { DeliveriesPage } from './deliveries/deliveries.tsx';
import { FunnelPage } from './funnel/funnel.tsx';
import { InboxPage } from './inbox/inbox.tsx';
import { OverviewPage } from './overview/overview.tsx';
import { PeoplePage } from './people/people.tsx';
import { RevenuePage } from './revenue/revenue.tsx';
import type { ViewId } from './views.ts';

/** Few operators open these often, so the others do not load them. */
const AccountPage = lazy(async () => ({ default: (await import('./account/account.tsx')).AccountPage }));
const ClaimsPage = lazy(async () => ({ default: (await import('./claims/claims.tsx')).ClaimsPage }));
const HealthPage = lazy(async () => ({ default: (await import('./health/health.tsx')).HealthPage }));
const IntegrationsPage = lazy(async () => ({ default: (await import('./integrations/integrations.tsx')).IntegrationsPage }));
const TeamPage = lazy(async () => ({ default: (await import('./team/team.tsx')).TeamPage }));

/** A page in the menu without a component does not compile. */
export const pages: Readonly<Record<ViewId, ComponentType>> = {
  overview: OverviewPage,
  funnel: FunnelPage,
  answers: AnswersPage,
  revenue: RevenuePage,
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
