import type { Selectable } from 'kysely';
import type { Db } from '../platform/db/client.ts';
import type { Database } from '../platform/db/schema.ts';

export type Operator = Selectable<Database['operator']>;

/** As the audit log and the dashboard call an operator. */
export function nameOf({ email }: Pick<Operator, 'email'>): string {
  return email ?? 'owner';
}

/** Without an address it is the operator who has none, or the only one. */
export async function findOperator(db: Db, email: string | undefined): Promise<Operator | undefined> {
  if (email !== undefined) return db.selectFrom('operator').selectAll().where('email', '=', email).executeTakeFirst();
  const operators = await db.selectFrom('operator').selectAll().orderBy('id').limit(2).execute();
  return operators.length === 1 ? operators[0] : operators.find((operator) => operator.email === null);
}

export async function findOperatorById(db: Db, id: number): Promise<Operator | undefined> {
  return db.selectFrom('operator').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The owner whose password is set on the server. */
export async function findFirstOwner(db: Db): Promise<Operator | undefined> {
  return db.selectFrom('operator').selectAll().where('role', '=', 'owner').orderBy('id').executeTakeFirst();
}

export async function countOperators(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('operator')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The row lock prevents changes until the transaction ends. */
export async function isUnchanged(tx: Db, { id, password_hash, totp_secret }: Operator): Promise<boolean> {
  const now = await tx
    .selectFrom('operator')
    .select(['password_hash', 'totp_secret'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return now !== undefined && now.password_hash === password_hash && now.totp_secret === totp_secret;
}
