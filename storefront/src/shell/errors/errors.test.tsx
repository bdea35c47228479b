// @vitest-environment jsdom
import { createToastStore } from '@witryna/ui/toast-store';
import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createShopIntl, IntlProvider } from '../../i18n/index.ts';
import { layoutMessages } from '../../platform/layout/messages.ts';
import { setErrorReporter } from '../../platform/errors/report-error.ts';
import { AppErrorFallback, PageErrorFallback } from './error-fallbacks.tsx';
import { ErrorBoundary } from '../../platform/errors/error-boundary.tsx';
import { errorToastDuration, showUnexpectedError } from '../../platform/errors/show-unexpected-error.ts';
import { watchErrors } from './watch-errors.ts';

const english = createShopIntl({ locale: 'en_US' });
await english.load(layoutMessages);
const reporter = vi.fn();

beforeEach(() => {
  reporter.mockClear();
  setErrorReporter(reporter);
});
afterEach(() => vi.restoreAllMocks());

describe('showUnexpectedError', () => {
  const tell = (error: unknown, toasts = createToastStore(), detailed = false) => {
    showUnexpectedError(error, { toasts, intl: english.intl, detailed });
    return toasts;
  };

  it('[ERR-08] [ERR-12] tells for 15 s, dismissible, with the id under which the error was logged', () => {
    const error = new Error('boom');
    const [toast] = tell(error).getToasts();
    expect(reporter).toHaveBeenCalledExactlyOnceWith(error, expect.stringMatching(/^[0-9A-Z]{6,8}$/));
    const id: unknown = reporter.mock.calls[0]?.[1];
    expect(toast).toMatchObject({
      type: 'error',
      message: 'Sorry! An unexpected error occurred.',
      debug: `Error number: ${String(id)}`,
      timeout: 15_000,
      dismissable: true,
    });
    expect(errorToastDuration).toBe(15_000);
    expect(JSON.stringify(toast)).not.toContain('boom');
  });

  it('[ERR-08] says name and message of the error in development', () => {
    expect(tell(new TypeError('x is undefined'), undefined, true).getToasts()[0]?.debug).toBe(
      'TypeError: x is undefined',
    );
  });

  it('[ERR-09] tells and logs an error once, whoever else finds it', () => {
    let now = 0;
    const toasts = createToastStore(() => (now += 10_000));
    const error = new Error('boom');
    tell(error, toasts);
    tell(error, toasts);
    expect(toasts.getToasts()).toHaveLength(1);
    expect(reporter).toHaveBeenCalledOnce();
    tell(new Error('boom'), toasts);
    expect(toasts.getToasts()).toHaveLength(2);
    expect(reporter.mock.calls[0]?.[1]).not.toBe(reporter.mock.calls[1]?.[1]);
  });
});

describe('watchErrors', () => {
  const watch = () => {
    const onError = vi.fn();
    const target = new EventTarget();
    const page: unknown = { addEventListener: target.addEventListener.bind(target), navigator: window.navigator };
    if (!isWindow(page)) throw new Error('unreachable');
    watchErrors(page, onError);
    const fail = (type: string, detail: object) => target.dispatchEvent(Object.assign(new Event(type), detail));
    return { onError, fail };
  };
  const isWindow = (value: unknown): value is Window => typeof value === 'object';

  it('[ERR-08] finds what nobody caught', () => {
    const { onError, fail } = watch();
    const [thrown, rejected] = [new Error('thrown'), new Error('rejected')];
    fail('error', { error: thrown });
    fail('unhandledrejection', { reason: rejected });
    expect(onError.mock.calls).toEqual([[thrown], [rejected]]);
  });

  it('leaves errors of others alone, and those for want of a connection', () => {
    const { onError, fail } = watch();
    fail('error', { error: null });
    vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
    fail('unhandledrejection', { reason: new TypeError('Failed to fetch') });
    expect(onError).not.toHaveBeenCalled();
  });
});

describe('ErrorBoundary', () => {
  const Broken = (): never => {
    throw new Error('broken');
  };

  it('shows something else until the shopper moves on, and passes the error on once', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const onError = vi.fn();
    const boundary = (resetKey: number, broken: boolean) => (
      <StrictMode>
        <ErrorBoundary resetKey={resetKey} onError={onError} fallback="broken">
          {broken ? <Broken /> : 'fine'}
        </ErrorBoundary>
      </StrictMode>
    );
    const { container, rerender } = render(boundary(1, true));
    expect(container.textContent).toBe('broken');
    rerender(boundary(1, false));
    expect(container.textContent).toBe('broken');
    rerender(boundary(2, false));
    expect(container.textContent).toBe('fine');
    expect(onError).toHaveBeenCalledOnce();
    rerender(boundary(3, true));
    expect(container.textContent).toBe('broken');
  });
});

describe('PageErrorFallback', () => {
  it('[ERR-01] [ERR-02] [ERR-03] says so and leads home: over the masked layout, and without the overlay', async () => {
    render(
      <IntlProvider value={english}>
        <PageErrorFallback />
      </IntlProvider>,
    );
    const wayHome = () => screen.getByRole('link', { name: 'Take me home' }).getAttribute('href');
    expect(screen.getByRole('heading', { name: 'Oops!' })).toBeDefined();
    expect(screen.getByRole('alert').textContent).toContain('Looks like something went wrong. Sorry about that.');
    expect(wayHome()).toBe('/');
    await import('./error-overlay.ts');
    const overlay = await screen.findByRole('alertdialog', { name: 'Oops!' });
    expect(overlay.textContent).toContain('Looks like something went wrong. Sorry about that.');
    expect(screen.getAllByRole('heading', { name: 'Oops!' })).toHaveLength(1);
    expect(wayHome()).toBe('/');
  });

  it('[ERR-01] says it in Polish in the Polish shop', async () => {
    const polish = createShopIntl({ locale: 'pl_PL' });
    await polish.load(layoutMessages);
    await act(() =>
      render(
        <IntlProvider value={polish}>
          <AppErrorFallback />
        </IntlProvider>,
      ),
    );
    expect(screen.getByRole('heading').textContent).toBe('Ups!');
  });
});
