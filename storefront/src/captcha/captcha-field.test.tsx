// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CommerceProvider, createQueryCache } from '../commerce/index.ts';
import { formsMessages, isRequired, useForm } from '../forms/index.ts';
import { createShopIntl, IntlProvider } from '../i18n/index.ts';
import { UiStoreProvider } from '../platform/layout/ui-store-context.tsx';
import { createUiStore } from '../platform/layout/ui-store.ts';
import { fakeBackend } from '../testing/index.ts';
import { CaptchaField } from './captcha-field.tsx';
import { getCaptcha } from './get-captcha.ts';
import { captchaMessages } from './messages.ts';
import { serveRecaptcha } from './testing/fake-recaptcha.ts';
import { useCaptcha } from './use-captcha.ts';

const intl = createShopIntl({ locale: 'en-US' });
await Promise.all([intl.load(captchaMessages), intl.load(formsMessages)]);

const texts = {
  unticked: 'Tick the box to show that you are not a robot, then send the form again.',
  closed: /^The security check was closed before it was done/,
  unavailable: /^The security check from Google could not be loaded/,
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** A form of one field whose protection the backend names, and the tokens that it was sent with. */
async function setUp(type: string | null) {
  const { client, sent } = fakeBackend(
    () => ({
      data: {
        CUSTOMER_LOGIN: type
          ? { is_enabled: true, configurations: { re_captcha_type: type, website_key: 'key', theme: 'light' } }
          : { is_enabled: false, configurations: null },
      },
    }),
    { capabilities: ['captcha', 'captchaForms'] },
  );
  const tokens: (string | undefined)[] = [];
  function Form() {
    const { form: captchaForm, captcha, confirm } = useCaptcha('CUSTOMER_LOGIN');
    const { form, field } = useForm({
      id: 'test',
      labels: { name: 'forms.failed' },
      initial: { name: '' },
      check: ({ name }) => ({ name: isRequired(name) }),
      confirm,
      send: async () => {
        tokens.push(await getCaptcha(client).token('CUSTOMER_LOGIN'));
      },
    });
    const { id, value, onChange } = field('name');
    return (
      <form {...form} {...captchaForm}>
        <input aria-label="Name" id={id} value={value} onChange={onChange} />
        <CaptchaField captcha={captcha} />
        <button>Send</button>
      </form>
    );
  }
  render(
    <IntlProvider value={intl}>
      <UiStoreProvider value={createUiStore()}>
        <CommerceProvider client={client} cache={createQueryCache()} storeView="us" epoch={0}>
          <Form />
        </CommerceProvider>
      </UiStoreProvider>
    </IntlProvider>,
  );
  await waitFor(() => expect(sent).toHaveLength(1));
  const input = screen.getByRole('textbox', { name: 'Name' });
  fireEvent.change(input, { target: { value: 'Ann' } });
  return {
    tokens,
    input,
    use: () => act(() => input.focus()),
    send: () => fireEvent.submit(input),
    findProblem: async (text: string | RegExp) => {
      await screen.findByText(text);
      const group = screen.getByRole('group', { name: 'Security check' });
      await waitFor(() => expect(document.activeElement).toBe(group));
      expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(text);
      expect(input).toHaveProperty('value', 'Ann');
    },
  };
}

describe('a form with the box of reCAPTCHA v2', () => {
  it('has room for the box above its button, and loads it with the first use', async () => {
    const google = serveRecaptcha();
    const { use } = await setUp('RECAPTCHA');
    const group = await screen.findByRole('group', { name: 'Security check' });
    expect(group.nextElementSibling).toBe(screen.getByRole('button', { name: 'Send' }));
    expect(google.urls).toEqual([]);
    use();
    await waitFor(() => expect(google.widgets).toHaveLength(1));
    expect(google.urls).toEqual(['https://www.google.com/recaptcha/api.js?render=explicit']);
    expect(group.contains(google.widgets[0]?.container ?? null)).toBe(true);
  });

  it('says what to do when the box is not ticked, keeps what was typed, and sends each token once', async () => {
    const google = serveRecaptcha();
    const { send, tokens, findProblem } = await setUp('RECAPTCHA');
    send();
    await findProblem(texts.unticked);
    act(() => google.solve());
    expect(screen.queryByText(texts.unticked)).toBeNull();
    send();
    await waitFor(() => expect(tokens).toEqual(['token 1']));
    send();
    await findProblem(texts.unticked);
    act(() => google.solve());
    send();
    await waitFor(() => expect(tokens).toEqual(['token 1', 'token 2']));
  });

  it('says that the script is blocked, and loads it with the next attempt', async () => {
    const google = serveRecaptcha();
    google.blocked = true;
    const { send, tokens, findProblem } = await setUp('RECAPTCHA');
    send();
    await findProblem(texts.unavailable);
    google.blocked = false;
    send();
    await findProblem(texts.unticked);
    act(() => google.solve());
    send();
    await waitFor(() => expect(tokens).toEqual(['token 1']));
  });

  it('loads a box again that failed to load', async () => {
    const google = serveRecaptcha();
    const { use, send, findProblem } = await setUp('RECAPTCHA');
    use();
    await waitFor(() => expect(google.widgets).toHaveLength(1));
    act(() => google.widgets[0]?.parameters['error-callback']());
    expect(await screen.findByText(texts.unavailable)).toBeTruthy();
    send();
    await findProblem(texts.unticked);
    expect(google.widgets[0]?.resets).toBe(1);
  });
});

describe('a form with reCAPTCHA v2 Invisible', () => {
  it('is sent with a fresh token each time', async () => {
    serveRecaptcha();
    const { send, tokens } = await setUp('INVISIBLE');
    send();
    await waitFor(() => expect(tokens).toEqual(['token 1']));
    send();
    await waitFor(() => expect(tokens).toEqual(['token 1', 'token 2']));
  });

  it('waits for the challenge, and can be sent again after it was closed', async () => {
    const google = serveRecaptcha();
    google.challenges = true;
    const { use, send, tokens, findProblem } = await setUp('INVISIBLE');
    use();
    await waitFor(() => expect(google.widgets).toHaveLength(1));
    const shown = () => document.querySelector<HTMLElement>('body > [style*="visible"]');
    send();
    await waitFor(() => expect(shown()?.style.pointerEvents).toBe('auto'));
    act(() => google.close());
    await findProblem(texts.closed);
    send();
    await waitFor(() => expect(shown()).not.toBeNull());
    expect(tokens).toEqual([]);
    act(() => google.solve());
    await waitFor(() => expect(tokens).toEqual(['token 1']));
  });
});

describe('a form without reCAPTCHA v2', () => {
  it('has no field, and is sent with the token of v3', async () => {
    serveRecaptcha();
    const { send, tokens } = await setUp('RECAPTCHA_V3');
    send();
    await waitFor(() => expect(tokens).toEqual(['key customer_login 1']));
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('is sent without a token when it is not protected', async () => {
    const google = serveRecaptcha();
    const { use, send, tokens } = await setUp(null);
    use();
    send();
    await waitFor(() => expect(tokens).toEqual([undefined]));
    expect(google.urls).toEqual([]);
  });
});
