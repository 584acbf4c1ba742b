import type { FastifyReply } from 'fastify';
import { operatorRefusals } from '../../content/operator/refusals.ts';
import { refuse } from '../platform/http/errors.ts';
import type { SignInRefusal } from './password-check.ts';

export function refuseSignIn(reply: FastifyReply, guess: SignInRefusal, now: Date) {
  if (guess.reason === 'wait') {
    reply.header('retry-after', Math.max(1, Math.ceil((guess.until.getTime() - now.getTime()) / 1000)));
    return refuse(reply, 'too_many_requests', operatorRefusals.wait);
  }
  const field = guess.reason === 'wrongCode' || guess.reason === 'noKey' ? 'code' : 'password';
  return refuse(reply, 'invalid', operatorRefusals[guess.reason], { fields: { [field]: operatorRefusals[guess.reason] } });
}
