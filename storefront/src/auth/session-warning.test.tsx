// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createShopIntl, IntlProvider } from '../i18n/index.ts';
import { authMessages } from './messages.ts';
import { SessionWarning } from './session-warning.tsx';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

const intl = createShopIntl({ locale: 'en-US' });
await intl.load(authMessages);

function show() {
  const calls: string[] = [];
  render(
    <IntlProvider value={intl}>
      <SessionWarning
        endsAt={1_000_000 + 120_000}
        onStay={() => calls.push('stay')}
        onDismiss={() => calls.push('dismiss')}
      />
    </IntlProvider>,
  );
  return calls;
}

it('[SS-1] is an alert dialog with the time that is left and the focus on staying, which takes one press', () => {
  const calls = show();
  const dialog = screen.getByRole('alertdialog', { name: 'Your session is about to end' });
  expect(dialog.textContent).toContain('In 2 minutes you will be signed out');
  const stay = screen.getByRole('button', { name: 'Stay signed in' });
  expect(document.activeElement).toBe(stay);
  fireEvent.click(stay);
  expect(calls).toEqual(['stay']);
});

it('[SS-1] says the time again every 30 seconds and not more often', async () => {
  show();
  const said = () => screen.getByRole('status').textContent;
  const changes = new Set([said()]);
  for (let second = 0; second < 119; second += 1) {
    await act(() => vi.advanceTimersByTimeAsync(1000));
    changes.add(said());
  }
  expect([...changes].map((text) => /^In (\w+ \w+)/.exec(text)?.[1])).toEqual([
    '2 minutes',
    '90 seconds',
    'one minute',
    '30 seconds',
  ]);
});

it('Escape leaves the session to its end', () => {
  const calls = show();
  fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' });
  expect(calls).toEqual(['dismiss']);
});
