// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { FormErrorBanner } from '@witryna/ui/form-error-banner';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createShopIntl, IntlProvider } from '../i18n/index.ts';
import { CommerceError, timeLimits, UnknownOutcomeError } from '../commerce/index.ts';
import { createUiStore } from '../platform/layout/ui-store.ts';
import { UiStoreProvider } from '../platform/layout/ui-store-context.tsx';
import { formsMessages, isRequired, useForm } from './index.ts';

const intl = createShopIntl({ locale: 'en_US' });
await intl.load(formsMessages);

// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined;
vi.stubGlobal('matchMedia', () => ({ matches: true }));

const ui = createUiStore();
const labels = { email: 'formValidation.validateEmail' } as const;

function Form({ email: typed, send }: { email: string; send(): Promise<void> }) {
  const { form, banner } = useForm({
    id: 'test',
    labels,
    initial: { email: typed },
    check: ({ email }) => ({ email: isRequired(email) }),
    send,
  });
  return (
    <form {...form}>
      <FormErrorBanner {...banner} />
      <button>Send</button>
    </form>
  );
}

const renderForm = (email: string, send = () => Promise.resolve()) =>
  render(
    <IntlProvider value={intl}>
      <UiStoreProvider value={ui}>
        <Form email={email} send={send} />
      </UiStoreProvider>
    </IntlProvider>,
  );

it('moves the focus to the errors on each attempt, also when they are the same', async () => {
  renderForm('');
  const send = screen.getByRole('button', { name: 'Send' });
  const attempt = async () => {
    send.focus();
    fireEvent.click(send);
    await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('Is required.'));
  };
  await attempt();
  await attempt();
});

it('says that nobody knows whether it was saved when that is so', async () => {
  renderForm('a@b.c', () => Promise.reject(new UnknownOutcomeError(new CommerceError('network'), undefined)));
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/^We do not know whether this worked/)).toBeTruthy();
});

it('shows the reason of the backend when it refuses', async () => {
  const errors = [{ message: 'First Name is not valid!', category: 'graphql-input', path: [], code: undefined }];
  renderForm('a@b.c', () => Promise.reject(new CommerceError('graphql', { errors })));
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('First Name is not valid!')).toBeTruthy();
});

it.each([
  ["The current customer isn't authorized.", 'graphql-authorization'],
  ['Internal server error', undefined],
])('shows no text that is meant for developers: %s', async (message, category) => {
  const errors = [{ message, category, path: ['updateCustomerV2'], code: undefined }];
  renderForm('a@b.c', () => Promise.reject(new CommerceError('graphql', { errors })));
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/^This could not be saved/)).toBeTruthy();
});

it('tells the shopper once that the answer takes long, and keeps waiting for it', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let answer = () => {};
  const send = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  renderForm('a@example.com', send);
  const told = () => ui.toasts.getToasts().map(({ message }) => message);
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await act(() => vi.advanceTimersByTimeAsync(timeLimits.slowNotice - 1));
  expect(told()).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(told()).toEqual([expect.stringMatching(/^The shop is slow to respond\. We are still waiting/)]);
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await act(() => vi.advanceTimersByTimeAsync(timeLimits.slowNotice));
  expect(send).toHaveBeenCalledTimes(1);
  expect(told()).toHaveLength(1);
  await act(() => {
    answer();
    return Promise.resolve();
  });
});

it('has what is in fields that come later, and names them as the merchant does', async () => {
  const sent = vi.fn(() => Promise.resolve());
  function Growing({ codes }: { codes: readonly string[] }) {
    const { form, banner, field } = useForm<string>({
      id: 'growing',
      labels: Object.fromEntries(codes.map((code) => [code, { text: `Label of ${code}` }])),
      initial: Object.fromEntries(codes.map((code) => [code, `first ${code}`])),
      check: (values) => ({ b: isRequired(values['b']) }),
      send: sent,
    });
    return (
      <form {...form}>
        <FormErrorBanner {...banner} />
        {codes.map((code) => {
          const { error: _, label, ...input } = field(code);
          return <input key={code} aria-label={label} {...input} />;
        })}
        <button>Send</button>
      </form>
    );
  }
  const show = (...codes: string[]) => (
    <IntlProvider value={intl}>
      <UiStoreProvider value={ui}>
        <Growing codes={codes} />
      </UiStoreProvider>
    </IntlProvider>
  );
  const { rerender } = render(show('a'));
  fireEvent.change(screen.getByLabelText('Label of a'), { target: { value: 'typed' } });
  rerender(show('a', 'b'));
  fireEvent.change(screen.getByLabelText('Label of b'), { target: { value: '' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Label of b: Is required.');
  rerender(show('a', 'b', 'c'));
  fireEvent.change(screen.getByLabelText('Label of b'), { target: { value: 'now' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await vi.waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith({ a: 'typed', b: 'now', c: 'first c' }));
});
