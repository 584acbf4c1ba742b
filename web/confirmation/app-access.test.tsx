// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { confirmationCopy } from '../../content/pages/confirmation.ts';
import type { AppLinkResponse } from '../../core/api/app-links.ts';
import { render } from '../testing/render.tsx';
import { AppAccess } from './app-access.tsx';

const CODE = 'a'.repeat(43);
const LINK: AppLinkResponse = { link: `https://example.com/open#${CODE}`, code: CODE, qr: { path: '', size: 29 }, minutes: 60 };
const answered = vi.hoisted(() => ({ link: {} as object }));
vi.mock('./use-app-link.ts', () => ({
  useAppLink: () => ({ app: { kind: 'here', link: answered.link }, retry: () => {} }),
  useLinkMail: () => ['idle', () => {}],
}));

test.each([
  ['its own scheme, while the installation names no app', LINK, `petalune://redeem?token=${CODE}`],
  ['a universal link, where the installation names its app', { ...LINK, universal: true }, LINK.link],
])('the app is opened by %s', (_way, link, href) => {
  answered.link = link;
  render(<AppAccess sessionId="cs_test_1" email="ada@example.com" />);
  expect(screen.getByRole('link', { name: confirmationCopy.paid.app.action }).getAttribute('href')).toBe(href);
});
