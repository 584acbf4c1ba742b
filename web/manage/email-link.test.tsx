// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { emailUndoCopy, newEmailCopy } from '../../content/pages/manage.ts';
import { requestsTo, respondWith } from '../testing/network.ts';
import { busyButton, render } from '../testing/render.tsx';
import EmailUndo from './email-undo.tsx';
import NewEmail from './new-email.tsx';

beforeEach(() => {
  history.replaceState(null, '', `#${'a'.repeat(43)}`);
});

describe('a double tap on the page of a mailed link', () => {
  test.each([
    ['to another address', NewEmail, newEmailCopy, 'POST /api/manage/email-confirmations'],
    ['back to the earlier address', EmailUndo, emailUndoCopy, 'POST /api/manage/email-undos'],
  ] as const)('that leads %s uses the link once', async (_where, Page, copy, endpoint) => {
    const answer = Promise.withResolvers<object>();
    respondWith(endpoint, () => answer.promise);
    render(<Page />);
    // Between the two presses no timer runs.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    fireEvent.click(busyButton(copy.action));
    await act(async () => undefined);
    fireEvent.click(busyButton(copy.action));
    vi.useRealTimers();
    answer.resolve({ success: true });
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(copy.doneTitle));
    expect(requestsTo(endpoint)).toHaveLength(1);
  });
});
