import { isIP } from 'node:net';
import { webhookRefusals } from '../../../content/operator/refusals.ts';
import { isLoopback, isPrivate } from '../../platform/hosts.ts';

/** Names are looked up once more when something is sent, because they may come to stand for another address. */
export function openUrlProblem(privateHosts: readonly string[]): (url: URL | null) => string | undefined {
  return (url) => {
    if (!url || !['https:', 'http:'].includes(url.protocol)) return webhookRefusals.noUrl;
    if (url.username || url.password) return webhookRefusals.password;
    if (url.protocol === 'http:' && !isLoopback(url.hostname)) return webhookRefusals.cleartext;
    if (privateHosts.includes(url.hostname)) return undefined;
    if (isPrivate(url.hostname) || isLinkLocal(url.hostname)) return webhookRefusals.private;
    return isLoopback(url.hostname) || isWebPort(url.port) ? undefined : webhookRefusals.port;
  };
}

/** SQL Server, Oracle, MySQL, PostgreSQL, Redis, Elasticsearch, memcached and MongoDB. */
const DATABASES = new Set(['1433', '1521', '3306', '5432', '6379', '9200', '11211', '27017']);

/** Ports below 1024 belong to services other than receivers of webhooks; an empty one is that of the protocol. */
function isWebPort(port: string): boolean {
  return port === '' || (Number(port) >= 1024 && !DATABASES.has(port));
}

/** Where clouds serve credentials. */
function isLinkLocal(hostname: string): boolean {
  return (isIP(hostname) === 4 && hostname.startsWith('169.254.')) || /^\[fe[89ab]/.test(hostname);
}
