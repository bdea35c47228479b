// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { version } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { hydrateAfter } from '../testing/hydrate-after.ts';
import { SubscriptionOffer, type SubscriptionOfferProps } from './index.ts';

const base: SubscriptionOfferProps = {
  name: 'purchase',
  oneTimePrice: '44,90 zł',
  subscriptionPrice: '40,41 zł',
  intervals: [
    { value: 'P30D', label: 'co 30 dni' },
    { value: 'P60D', label: 'co 60 dni' },
  ],
};
/** React 18 sets radio buttons back to what the server rendered, before any effect. */
const keepsRadios = !version.startsWith('18');
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

describe('SubscriptionOffer', () => {
  it('[SU-1] names each option with price and interval, and preselects no subscription', () => {
    render(<SubscriptionOffer {...base} />);
    expect(screen.getByRole('radiogroup', { name: 'How to buy' })).toBeDefined();
    expect(radio('One-time purchase 44,90 zł').checked).toBe(true);
    expect(radio('Subscription co 30 dni 40,41 zł').checked).toBe(false);
  });

  it('reports the interval, or null for a one-time purchase', () => {
    const onValueChange = vi.fn();
    render(<SubscriptionOffer {...base} onValueChange={onValueChange} />);
    fireEvent.click(radio('Subscription co 30 dni 40,41 zł'));
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'P60D' } });
    fireEvent.click(radio('One-time purchase 44,90 zł'));
    expect(onValueChange.mock.calls).toEqual([['P30D'], ['P60D'], [null]]);
  });

  it('shows and submits its initial option after its form is reset', async () => {
    render(
      <form aria-label="Zakup">
        <SubscriptionOffer {...base} defaultValue="P60D" />
      </form>,
    );
    const sent = () => [...new FormData(screen.getByRole('form')).values()];
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'P30D' } });
    fireEvent.click(radio('One-time purchase 44,90 zł'));
    screen.getByRole<HTMLFormElement>('form').reset();
    await waitFor(() => expect(sent()).toEqual(['subscription', 'P60D']));
    expect(radio('Subscription co 60 dni 40,41 zł').checked).toBe(true);
  });

  it('adopts what was selected before hydration', () => {
    const onValueChange = vi.fn();
    hydrateAfter(<SubscriptionOffer {...base} onValueChange={onValueChange} />, () => {
      radio('Subscription co 30 dni 40,41 zł').checked = true;
      screen.getByRole<HTMLSelectElement>('combobox', { hidden: true }).value = 'P60D';
    });
    expect(onValueChange.mock.calls).toEqual(keepsRadios ? [['P60D']] : []);
    if (!keepsRadios) return;
    expect(radio('Subscription co 60 dni 40,41 zł').checked).toBe(true);
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('P60D');
  });

  it('adopts a one-time purchase selected before hydration', () => {
    const onValueChange = vi.fn();
    hydrateAfter(<SubscriptionOffer {...base} defaultValue="P60D" onValueChange={onValueChange} />, () => {
      radio('One-time purchase 44,90 zł').checked = true;
    });
    expect(onValueChange.mock.calls).toEqual(keepsRadios ? [[null]] : []);
    expect(radio('One-time purchase 44,90 zł').checked).toBe(keepsRadios);
  });

  it('reports nothing when hydration finds what the server rendered', () => {
    const onValueChange = vi.fn();
    hydrateAfter(<SubscriptionOffer {...base} defaultValue="P60D" onValueChange={onValueChange} />, () => undefined);
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('reports nothing on its own when the value is no longer among the intervals', () => {
    const onValueChange = vi.fn();
    render(<SubscriptionOffer {...base} value="P90D" onValueChange={onValueChange} />);
    expect(onValueChange).not.toHaveBeenCalled();
    fireEvent.click(radio('One-time purchase 44,90 zł'));
    expect(onValueChange.mock.calls).toEqual([[null]]);
  });

  it('is controlled when `value` is given', () => {
    render(<SubscriptionOffer {...base} value="P60D" />);
    fireEvent.click(radio('One-time purchase 44,90 zł'));
    expect(radio('Subscription co 60 dni 40,41 zł').checked).toBe(true);
  });

  it('has no select for a single interval', () => {
    render(<SubscriptionOffer {...base} intervals={base.intervals.slice(0, 1)} defaultValue="P30D" />);
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
