import type { FastifyRequest } from 'fastify';
import { deviceOf } from '../../core/operator/device.ts';
import type { OperatorDeps } from './deps.ts';
import { type KnownDevice, knownDevice } from './device.ts';

/** Where a password or a code comes from. */
export type SignInAttempt = {
  readonly ip: string;
  /** For people: browser and system. */
  readonly browser: string;
  /** Where somebody signed in before. */
  readonly device: KnownDevice | undefined;
};

export async function signInAttemptOf(
  { db, operatorUrl, now }: OperatorDeps,
  { headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>,
): Promise<SignInAttempt> {
  const device = await knownDevice(db, operatorUrl, headers.cookie, now());
  return { ip, browser: deviceOf(headers['user-agent'] ?? ''), device };
}
