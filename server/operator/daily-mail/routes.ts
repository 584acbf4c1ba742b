import { MailChoice } from '../../../core/api/operator/alerts.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import type { OperatorDeps } from '../deps.ts';

const OWN = { permission: 'own-account' } as const;

export function operatorMailRoutes({ db }: Pick<OperatorDeps, 'db'>): Routes {
  return async (app) => {
    app.get('/account/mails', { config: OWN }, async ({ operatorSession }): Promise<MailChoice> => {
      const { alert_mails: alerts, daily_mails: daily } = await db
        .selectFrom('operator')
        .select(['alert_mails', 'daily_mails'])
        .where('id', '=', operatorSession.operator.id)
        .executeTakeFirstOrThrow();
      return { alerts, daily };
    });

    app.post('/account/mails', { config: OWN, schema: { body: MailChoice } }, async ({ operatorSession, body }) => {
      const { id } = operatorSession.operator;
      await db.updateTable('operator').set({ alert_mails: body.alerts, daily_mails: body.daily }).where('id', '=', id).execute();
      return { success: true };
    });
  };
}
