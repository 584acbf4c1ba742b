import type { FastifyInstance } from 'fastify';
import { isPrintable } from '../../../core/presentation/printable.ts';

/** A value with unprintable characters is empty, because the database refuses them. */
export function acceptForms(scope: FastifyInstance): void {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    const fields = Array.from(new URLSearchParams(String(body)), ([name, value]) => [name, isPrintable(value) ? value : '']);
    done(null, Object.fromEntries(fields));
  });
}
