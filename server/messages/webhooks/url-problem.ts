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
    return isPrivate(url.hostname) || isLinkLocal(url.hostname) ? webhookRefusals.private : undefined;
  };
}

/** Where clouds serve credentials. */
function isLinkLocal(hostname: string): boolean {
  return (isIP(hostname) === 4 && hostname.startsWith('169.254.')) || /^\[fe[89ab]/.test(hostname);
}
