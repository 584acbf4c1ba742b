// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { frameCopy } from '../../../content/operator/frame.ts';
import { paletteCopy as copy } from '../../../content/operator/palette.ts';
import type { OperatorState } from '../../../core/api/operator/session.ts';
import type { Role } from '../../../core/operator/roles.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { navigate } from '../../browser/navigation.ts';
import { render } from '../../testing/render.tsx';
import { useRequestedSearch } from '../people/requested-search.ts';
// Loaded here, so that no test waits for it.
import './palette.tsx';
import { SearchButton } from './search-button.tsx';

vi.mock('../../browser/navigation.ts', async (original) => ({ ...(await original<object>()), navigate: vi.fn() }));
const onSignOut = vi.fn();
beforeEach(() => vi.clearAllMocks());

const sessionOf = (role: Role): OperatorState => ({
  signedIn: true,
  passwordSet: true,
  safe: true,
  several: false,
  operator: { name: 'ada@example.com', role },
});

function Requested() {
  return <output>{useRequestedSearch().text}</output>;
}

async function openPalette(role: Role = 'owner') {
  const rendered = render(
    <>
      <SearchButton session={sessionOf(role)} onSignOut={onSignOut} />
      <Requested />
    </>,
  );
  await rendered.user.keyboard('{Control>}k{/Control}');
  const input = await screen.findByRole('combobox');
  await waitFor(() => expect(document.activeElement).toBe(input));
  return { ...rendered, input };
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

test('Ctrl+K opens the palette, and Enter opens the page whose name was begun', async () => {
  const { user } = await openPalette();
  await user.keyboard('rev{Enter}');
  expect(navigate).toHaveBeenCalledWith('/operator/revenue');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a page whose name begins with the text stands before those found by another word', async () => {
  const { user } = await openPalette();
  await user.keyboard('re');
  expect(options()[0]).toBe(frameCopy.views.revenue);
  expect(options()).toContain(frameCopy.views.funnel);
});

test('a page is found by another word for it, and the arrows choose among what is found', async () => {
  const { user } = await openPalette();
  await user.keyboard('webhooks');
  expect(options().slice(0, 2)).toEqual([frameCopy.views.deliveries, frameCopy.views.integrations]);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(navigate).toHaveBeenCalledWith('/operator/integrations');
});

test('an address is searched among people, and does not stand in the URL', async () => {
  const { user } = await openPalette();
  await user.keyboard('ada@example.com');
  expect(options()).toEqual([fill(copy.find, { text: 'ada@example.com' })]);
  await user.keyboard('{Enter}');
  expect(navigate).toHaveBeenCalledWith('/operator/people');
  expect(screen.getByRole('status').textContent).toBe('ada@example.com');
});

test('the palette offers nothing that the role does not include', async () => {
  const { user } = await openPalette('marketer');
  expect(options()).not.toContain(frameCopy.views.people);
  await user.keyboard('ada@example.com');
  expect(options()).toEqual([]);
  expect(screen.getByText(copy.nothing)).toBeTruthy();
});

test('signing out is an action of the palette', async () => {
  const { user } = await openPalette();
  await user.keyboard('sign out{Enter}');
  expect(onSignOut).toHaveBeenCalledOnce();
});
