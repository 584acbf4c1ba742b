import { createHash } from 'node:crypto';
import { sandboxCopy } from '../../../content/pages/sandbox.ts';

// The notice lies above what stands beside a page on wide screens, and below the question about consent.
const STYLE =
  '#sandbox-notice{position:relative;z-index:4;padding:4px var(--gutter);background:var(--honey-soft);color:var(--ink);font-size:var(--size-xs);line-height:1.35;text-align:center}';
const NOTICE = `<style>${STYLE}</style><aside id="sandbox-notice" aria-label="${sandboxCopy.label}">${sandboxCopy.text}</aside>`;

export const sandboxNoticeHash = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

/** The first words of the page say that a shop whose payment is a sandbox sells nothing. */
export function withSandboxNotice(page: string): string {
  return page.replace(/<body[^>]*>/, (body) => body + NOTICE);
}
