// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { FormErrorBanner } from '@witryna/ui/form-error-banner';
import { expect, it, vi } from 'vitest';
import { createShopIntl, IntlProvider } from '../i18n/index.ts';
import { formsMessages, isRequired, useForm } from './index.ts';

const intl = createShopIntl({ locale: 'en_US' });
await intl.load(formsMessages);

// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined;
vi.stubGlobal('matchMedia', () => ({ matches: true }));

const labels = { email: 'formValidation.validateEmail' } as const;
const initial = { email: '' };

function Form() {
  const { form, banner } = useForm({
    id: 'test',
    labels,
    initial,
    check: ({ email }) => ({ email: isRequired(email) }),
    send: () => Promise.resolve(),
  });
  return (
    <form {...form}>
      <FormErrorBanner {...banner} />
      <button>Send</button>
    </form>
  );
}

it('moves the focus to the errors on each attempt, also when they are the same', async () => {
  render(
    <IntlProvider value={intl}>
      <Form />
    </IntlProvider>,
  );
  const send = screen.getByRole('button', { name: 'Send' });
  const attempt = async () => {
    send.focus();
    fireEvent.click(send);
    await vi.waitFor(() => expect(document.activeElement?.textContent).toContain('Is required.'));
  };
  await attempt();
  await attempt();
});
