// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { frameCopy } from '../../../content/operator/frame.ts';
import type { ConsentReport } from '../../../core/api/operator/consents.ts';
import { PAGE } from '../../../core/operator/request.ts';
import { requestsTo, respondWith } from '../../testing/network.ts';
import { render } from '../../testing/render.tsx';
import { ConsentsPage } from './consents.tsx';

const CONSENTS = 'GET /api/operator/consents';
const AGREED = PAGE + 2;

test('agreements are shown page by page, and another period begins with the latest', async () => {
  respondWith<ConsentReport>(CONSENTS, ({ search: { offset } }) => ({
    choices: { total: 0, statistics: 0, answers: 0, ads: 0, nothing: 0, gpc: 0 },
    versions: [],
    agreements: Array.from({ length: Math.min(PAGE, AGREED - Number(offset)) }, (_, place) => ({
      ...{ id: String(place), email: 'lee@walk.example', kind: 'terms', text: 'I agree', version: '1', at: 0 },
    })),
    agreed: AGREED,
  }));
  const { user } = render(<ConsentsPage />);
  await user.click(await screen.findByRole('button', { name: frameCopy.older }));
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(AGREED - PAGE));
  await user.selectOptions(screen.getByRole('combobox'), 'yesterday');
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(PAGE));
  expect(requestsTo(CONSENTS).map(({ search }) => search.offset)).toEqual(['0', String(PAGE), '0']);
});
