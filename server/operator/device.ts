import type { FastifyReply } from 'fastify';
import { DEVICE_DAYS } from '../../core/operator/device.ts';
import { DAY_MS, SECOND_MS } from '../../core/time.ts';
import type { Db } from '../platform/db/client.ts';
import { cookieName, cookieOf } from '../platform/http/cookie.ts';
import { hashOf, newToken } from '../platform/token.ts';
import { cookieAttributes } from './session-cookie.ts';

const NAME = 'operator-device';

export type KnownDevice = { readonly hash: string; readonly operatorId: number };

/** Of an earlier sign-in. Strangers' guesses do not hold up its operator there. */
export async function knownDevice(
  db: Db,
  operatorUrl: URL,
  header: string | undefined,
  now: Date,
): Promise<KnownDevice | undefined> {
  const token = cookieOf(header, cookieName(operatorUrl, NAME));
  if (!token) return undefined;
  return db
    .selectFrom('operator_devices')
    .select(['token_hash as hash', 'operator_id as operatorId'])
    .where('token_hash', '=', hashOf(token))
    .where('signed_in_at', '>', new Date(now.getTime() - DEVICE_DAYS * DAY_MS))
    .executeTakeFirst();
}

type SavedDevice = {
  readonly token: string;
  /** The operator signed in on it before. */
  readonly known: boolean;
};

/** Each sign-in gives the device a new token in place of the one before. */
export async function saveDevice(tx: Db, operatorId: number, before: string | undefined, now: Date): Promise<SavedDevice> {
  const token = newToken();
  const replaced = await tx
    .deleteFrom('operator_devices')
    .where('token_hash', '=', before ?? '')
    .returning('operator_id')
    .executeTakeFirst();
  await tx
    .insertInto('operator_devices')
    .values({ operator_id: operatorId, token_hash: hashOf(token), signed_in_at: now })
    .execute();
  return { token, known: replaced?.operator_id === operatorId };
}

export async function forgetDevices(tx: Db, operatorId: number): Promise<void> {
  await tx.deleteFrom('operator_devices').where('operator_id', '=', operatorId).execute();
}

export function setDeviceCookie(reply: FastifyReply, operatorUrl: URL, token: string): void {
  const maxAge = (DEVICE_DAYS * DAY_MS) / SECOND_MS;
  reply.setCookie(cookieName(operatorUrl, NAME), token, { ...cookieAttributes(operatorUrl), maxAge });
}
