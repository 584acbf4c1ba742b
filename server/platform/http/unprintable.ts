import { unescape as decoded } from 'node:querystring';
import type { onRequestHookHandler } from 'fastify';
import { isPrintable } from '../../../core/presentation/printable.ts';
import { refuse } from './errors.ts';
import { REFUSAL } from './headers.ts';

/** Most addresses need no decoding, and a page is answered in microseconds. */
const PLAIN = /^[!-$&-~]*$/;

/** Schemas check bodies, but parts of addresses reach handlers and queries as they are. */
export const refuseUnprintable: onRequestHookHandler = ({ url, is404 }, reply, next) => {
  if (PLAIN.test(url) || is404 || isPrintable(decoded(url))) return next();
  refuse(reply.headers(REFUSAL), 'invalid', 'The address has unprintable characters.');
};
