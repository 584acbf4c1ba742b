import { operatorRefusals } from '../../../content/operator/refusals.ts';
import { plans } from '../../../content/plans.ts';
import { CodeEnding, type CodeReport, NewCode } from '../../../core/api/operator/codes.ts';
import { type CodeRule, codeTerms } from '../../../core/checkout/code.ts';
import { CURRENCY, plansIn } from '../../../core/plans/plan.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { addCode, endCode } from '../../money/codes/store.ts';
import { writeAudit } from '../../platform/audit.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import type { OperatorDeps } from '../deps.ts';
import { readCodes } from './query.ts';

const MANAGE = { permission: 'manage-codes' } as const;

export function operatorCodeRoutes({ db, reports, now }: Pick<OperatorDeps, 'db' | 'reports' | 'now'>): Routes {
  return async (app) => {
    app.get(
      '/codes',
      { config: { permission: 'see-revenue' } },
      (): Promise<CodeReport> => reports.read((from) => readCodes(from, now())),
    );

    app.post('/codes', { config: MANAGE, schema: { body: NewCode } }, ({ body, operatorSession }, reply) =>
      db.transaction().execute(async (tx) => {
        const problem = problemOf(body, now());
        if (problem) return refuse(reply, 'invalid', Object.values(problem)[0] ?? '', { fields: problem });
        const by = operatorSession.operator.name;
        if (!(await addCode(tx, rowOf(body, by, now()))))
          return refuse(reply, 'conflict', operatorRefusals.codeTaken, { fields: { name: operatorRefusals.codeTaken } });
        await writeAudit(tx, { action: 'code-made', by, detail: body.name }, now());
        return { success: true };
      }),
    );

    app.post('/codes/end', { config: MANAGE, schema: { body: CodeEnding } }, ({ body, operatorSession }, reply) =>
      db.transaction().execute(async (tx) => {
        if (!(await endCode(tx, body.name, now()))) return refuse(reply, 'not_found', operatorRefusals.nothing);
        await writeAudit(tx, { action: 'code-ended', by: operatorSession.operator.name, detail: body.name }, now());
        return { success: true };
      }),
    );
  };
}

/** A code must hold for each plan that it is for. */
function problemOf(code: NewCode, now: Date): Readonly<Record<string, string>> | undefined {
  if (code.endsAt !== null && code.endsAt <= now.getTime()) return { endsAt: operatorRefusals.codeOver };
  const chosen = plans.filter(({ id }) => code.plans?.includes(id) ?? true);
  if (code.plans !== null && chosen.length < new Set(code.plans).size) return { plans: operatorRefusals.codePlanGone };
  const currency = 'amount' in code.off ? code.off.currency : CURRENCY;
  const sold = plansIn(chosen, currency);
  if (sold.length < chosen.length) return { off: fill(operatorRefusals.codeCurrency, { currency }) };
  return sold.every((plan) => codeTerms(plan, toRule(code))) ? undefined : { off: operatorRefusals.codeTooMuch };
}

function toRule({ name, off, charges, plans: ids }: NewCode): CodeRule {
  return { name, off, charges, plans: ids };
}

function rowOf({ name, off, charges, plans: ids, beginsAt, endsAt, maxUses }: NewCode, madeBy: string, at: Date) {
  return {
    name,
    percent_off: 'percent' in off ? off.percent : null,
    amount_off: 'amount' in off ? off.amount : null,
    currency: 'amount' in off ? off.currency : null,
    charges,
    plans: ids,
    begins_at: beginsAt === null ? at : new Date(beginsAt),
    ends_at: endsAt === null ? null : new Date(endsAt),
    max_uses: maxUses,
    made_by: madeBy,
    created_at: at,
  };
}
