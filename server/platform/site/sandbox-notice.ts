import { createHash } from 'node:crypto';
import { sandboxCopy } from '../../../content/pages/sandbox.ts';

// Above the panel that stands beside the quiz on wide screens.
const STYLE =
  '#sandbox-notice{position:relative;z-index:1;padding:8px var(--gutter);background:var(--honey-soft);color:var(--ink);font-size:var(--size-xs);line-height:1.35;text-align:center}';
const NOTICE = `<style>${STYLE}</style><aside id="sandbox-notice" aria-label="${sandboxCopy.label}">${sandboxCopy.text}</aside>`;

export const sandboxNoticeHash = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

/** Nobody takes a shop that strangers reach, and whose payment is a sandbox, for one that sells. */
export function withSandboxNotice(page: string): string {
  return page.replace(/<body[^>]*>/, (body) => body + NOTICE);
}
