import { reportRoutes } from '../analytics/reports/operator-routes.ts';
import { savedSegmentRoutes } from '../analytics/reports/segments/operator-routes.ts';
import { deliveryRoutes } from '../messages/deliveries/operator-routes.ts';
import { type WebhookRouteDeps, webhookEndpointRoutes } from '../messages/webhooks/operator-routes.ts';
import type { SyncDeps } from '../money/subscriptions/sync.ts';
import type { Routes } from '../platform/http/schemas.ts';
import { operatorAccountRoutes } from './account-routes.ts';
import { alertRoutes } from './alerts/routes.ts';
import { aliasRoutes } from './campaigns/alias-routes.ts';
import { campaignRoutes } from './campaigns/routes.ts';
import { operatorCatalogueRoutes } from './catalogue/routes.ts';
import { operatorCodeRoutes } from './codes/routes.ts';
import { consentReportRoutes } from './consents/routes.ts';
import { operatorMailRoutes } from './daily-mail/routes.ts';
import { downloadRoutes } from './data-api/download-routes.ts';
import { apiTokenRoutes } from './data-api/token-routes.ts';
import type { OperatorDeps } from './deps.ts';
import { operatorEditionRoutes } from './editions/routes.ts';
import { growthRoutes } from './growth/routes.ts';
import { operatorApi } from './guard.ts';
import type { HealthDeps } from './health/deps.ts';
import { operatorHealthRoutes } from './health/routes.ts';
import { inboxRoutes } from './inbox/routes.ts';
import { type IntegrationDeps, integrationRoutes } from './integrations/routes.ts';
import { morningRoutes } from './morning/routes.ts';
import { operatorPasswordRoutes } from './password-routes.ts';
import { peopleRoutes } from './people/routes.ts';
import { revenueRoutes } from './revenue/routes.ts';
import { secondFactorRoutes } from './second-factor-routes.ts';
import { teamRoutes } from './team/routes.ts';

type DashboardDeps = OperatorDeps & SyncDeps & HealthDeps & WebhookRouteDeps & IntegrationDeps;

/** Every route listed here requires a session. */
export function dashboardRoutes(deps: DashboardDeps): Routes {
  return operatorApi(deps, [
    operatorAccountRoutes(deps),
    operatorPasswordRoutes(deps),
    operatorMailRoutes(deps),
    secondFactorRoutes(deps),
    teamRoutes(deps),
    reportRoutes(deps),
    savedSegmentRoutes(deps),
    morningRoutes(deps),
    revenueRoutes(deps),
    growthRoutes(deps),
    campaignRoutes(deps),
    aliasRoutes(deps),
    operatorCodeRoutes(deps),
    alertRoutes(deps),
    peopleRoutes(deps),
    inboxRoutes(deps),
    deliveryRoutes(deps),
    webhookEndpointRoutes(deps),
    integrationRoutes(deps),
    apiTokenRoutes(deps),
    downloadRoutes(deps),
    consentReportRoutes(deps),
    operatorCatalogueRoutes(deps),
    operatorHealthRoutes(deps),
    operatorEditionRoutes(deps),
  ]);
}
