// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { CartAmount } from '../cart/index.ts';
import { usePaymentUpdate } from './use-payment-update.ts';

it('reads the payment methods again for another total, but not for the first one', () => {
  const flow = { updatePaymentMethods: vi.fn(() => Promise.resolve()) };
  const first: { total: CartAmount | null } = { total: null };
  const { rerender } = renderHook(({ total }) => usePaymentUpdate(flow, total), { initialProps: first });
  rerender({ total: { minor: 8990, currency: 'PLN' } });
  rerender({ total: { minor: 8990, currency: 'PLN' } });
  rerender({ total: null });
  rerender({ total: { minor: 7990, currency: 'PLN' } });
  expect(flow.updatePaymentMethods).not.toHaveBeenCalled();
  rerender({ total: { minor: 0, currency: 'PLN' } });
  expect(flow.updatePaymentMethods).toHaveBeenCalledOnce();
});
