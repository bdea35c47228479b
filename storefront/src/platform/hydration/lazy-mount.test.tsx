// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createShopIntl, IntlProvider } from '../../i18n/index.ts';
import { setErrorReporter } from '../errors/report-error.ts';
import { LazyMount } from './lazy-mount.tsx';

const Panel = ({ title }: { title: string }) => <p>{title}</p>;
const settle = () => vi.waitFor(() => undefined);

function Host({
  load,
  wanted,
  onFailure = () => {},
}: {
  load: () => Promise<typeof Panel>;
  wanted: boolean;
  onFailure?: () => void;
}) {
  return (
    <LazyMount load={load} when={wanted} onError={onFailure} props={{ title: 'Koszyk' }} fallback={<p>Zaraz</p>} />
  );
}

const reported = vi.fn();
setErrorReporter(reported);
afterEach(() => reported.mockClear());

describe('Late', () => {
  it('fetches the component once it is wanted, and only then', async () => {
    const load = vi.fn(() => Promise.resolve(Panel));
    const { rerender } = render(<Host load={load} wanted={false} />);
    await settle();
    expect(load).not.toHaveBeenCalled();
    expect(screen.getByText('Zaraz')).toBeDefined();
    rerender(<Host load={load} wanted />);
    expect(await screen.findByText('Koszyk')).toBeDefined();
    rerender(<Host load={load} wanted={false} />);
    rerender(<Host load={load} wanted />);
    expect(load).toHaveBeenCalledOnce();
  });

  it('shows the component once the strings of the UI library are there', async () => {
    let addStrings = () => {};
    const strings = new Promise<boolean>((resolve) => {
      addStrings = () => resolve(true);
    });
    const intl = { ...createShopIntl({ locale: 'pl_PL' }), load: () => strings };
    const load = vi.fn(() => Promise.resolve(Panel));
    render(
      <IntlProvider value={intl}>
        <Host load={load} wanted />
      </IntlProvider>,
    );
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
    await settle();
    expect(screen.getByText('Zaraz')).toBeDefined();
    addStrings();
    expect(await screen.findByText('Koszyk')).toBeDefined();
  });

  it('loads nothing before the next paint after the click', () => {
    vi.useFakeTimers();
    const load = vi.fn(() => Promise.resolve(Panel));
    render(<Host load={load} wanted />);
    vi.advanceTimersToNextFrame();
    expect(load).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(load).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });

  it('fetches a script again that could not be fetched once, and reports nothing', async () => {
    const onFailure = vi.fn();
    render(
      <Host
        load={vi.fn(() => Promise.resolve(Panel)).mockRejectedValueOnce(new Error('the first time'))}
        wanted
        onFailure={onFailure}
      />,
    );
    expect(await screen.findByText('Koszyk')).toBeDefined();
    expect(onFailure).not.toHaveBeenCalled();
    expect(reported).not.toHaveBeenCalled();
  });

  it('survives a script that cannot be fetched twice, says so, and tries again the next time', async () => {
    const failure = new TypeError('Failed to fetch dynamically imported module');
    const load = vi
      .fn(() => Promise.resolve(Panel))
      .mockRejectedValueOnce(new Error('the first time'))
      .mockRejectedValueOnce(failure);
    const onFailure = vi.fn();
    const { rerender } = render(<Host load={load} wanted onFailure={onFailure} />);
    await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
    expect(reported).toHaveBeenCalledExactlyOnceWith(failure, expect.any(String));
    expect(screen.queryByText('Koszyk')).toBeNull();
    rerender(<Host load={load} wanted={false} onFailure={onFailure} />);
    rerender(<Host load={load} wanted onFailure={onFailure} />);
    expect(await screen.findByText('Koszyk')).toBeDefined();
    expect(onFailure).toHaveBeenCalledOnce();
  });
});
