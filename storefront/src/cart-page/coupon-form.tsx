import { Button } from '@witryna/ui/button';
import { Inline, Stack } from '@witryna/ui/layout';
import { useAnnounce } from '@witryna/ui/live-region';
import { Text } from '@witryna/ui/text';
import { TextField } from '@witryna/ui/text-field';
import { useEffectEvent, useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import { CommerceError, serverText } from '../commerce/index.ts';
import { isTooManyRequests } from '../forms/index.ts';
import { formatMoney, useIntl } from '../i18n/index.ts';
import { type Cart, useCartActions, useCartState, useCartErrorText } from '../cart/index.ts';
import * as styles from './coupon-form.css.ts';

/** The discount code of a cart: one at a time; what was typed stays when the shop refuses it. */
export function CouponForm({ cart }: { cart: Cart }) {
  const intl = useIntl();
  const { applyCoupon, removeCoupon } = useCartActions();
  const { isFreeShippingCoupon } = useCartState();
  const errorText = useCartErrorText();
  const announce = useAnnounce();
  const field = useRef<HTMLInputElement>(null);
  const removal = useRef<HTMLButtonElement>(null);
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState({ coupon: cart.coupon, text: '' });
  const setError = (text: string) => setFailure({ coupon: cart.coupon, text });
  // What went wrong with another code than the present one is over.
  const error = failure.coupon === cart.coupon ? failure.text : '';

  /** The code in the cart when another one was asked for; undefined while nothing is. */
  const before = useRef<string | null>(undefined);
  const settle = useEffectEvent((coupon: string | null) => {
    if (before.current === undefined || before.current === coupon) return;
    if (coupon !== null) announce(intl.formatMessage('cart.coupon.applied', { code: coupon }));
    else if (before.current !== null) announce(intl.formatMessage('cart.coupon.removed', { code: before.current }));
    before.current = undefined;
    // What was pressed has given way to its counterpart. Who has gone elsewhere in the meantime stays there.
    if (document.activeElement === document.body) (removal.current ?? field.current)?.focus();
  });
  useLayoutEffect(() => settle(cart.coupon), [cart.coupon]);

  const run = async (action: () => Promise<void>, getText: (failure: unknown) => string) => {
    setBusy(true);
    setError('');
    before.current = cart.coupon;
    try {
      await action();
      setCode('');
    } catch (problem) {
      before.current = undefined;
      setError(getText(problem));
    } finally {
      setBusy(false);
    }
  };
  /**
   * Magento's own text speaks English in shops that are not translated; the shop says the same in its language. An
   * internal error says nothing about the code.
   */
  const getRefusalText = (problem: unknown) => {
    const isTooMany = isTooManyRequests(problem);
    const isRefused = isTooMany || serverText(problem) !== undefined;
    if (!(isRefused && problem instanceof CommerceError && problem.kind === 'graphql')) return errorText(problem);
    const minimum = problem.errors.find(({ minimumSubtotal }) => minimumSubtotal)?.minimumSubtotal;
    const amount = minimum && formatMoney(intl, minimum, minimum.currency);
    if (amount) return intl.formatMessage('cart.coupon.minimum', { amount });
    return intl.formatMessage(isTooMany ? 'cart.coupon.tooMany' : 'cart.coupon.refused');
  };
  /** For a field that has the focus already: its new description is not read. */
  const announceError = (text: string) => {
    announce(text, 'assertive');
    return text;
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const wanted = code.trim();
    if (wanted === '') {
      const text = intl.formatMessage('cart.coupon.empty');
      setError(document.activeElement === field.current ? announceError(text) : text);
      field.current?.focus();
    } else if (!busy)
      void run(
        () => applyCoupon(wanted),
        (problem) => announceError(getRefusalText(problem)),
      );
  };

  if (cart.coupon) {
    return (
      <Inline justify="between" gap="x2">
        <Stack gap="xxs">
          <Text weight="semibold">{intl.formatMessage('cart.coupon.applied', { code: cart.coupon })}</Text>
          {isFreeShippingCoupon && <Text size="small">{intl.formatMessage('cart.freeShippingCoupon')}</Text>}
          {error && (
            <Text role="alert" tone="error" size="small">
              {error}
            </Text>
          )}
        </Stack>
        <Button
          ref={removal}
          variant="quiet"
          size="small"
          loading={busy}
          onClick={() => void run(removeCoupon, errorText)}
        >
          {intl.formatMessage('cart.coupon.remove', { code: cart.coupon })}
        </Button>
      </Inline>
    );
  }
  return (
    <form method="post" onSubmit={submit} noValidate>
      <div className={styles.form}>
        <TextField
          ref={field}
          label={intl.formatMessage('cart.coupon')}
          optional
          optionalLabel=""
          name="coupon"
          autoComplete="off"
          autoCapitalize="characters"
          value={code}
          error={error || undefined}
          onChange={(event) => {
            setCode(event.currentTarget.value);
            setError('');
          }}
        />
        <Button type="submit" variant="secondary" loading={busy} className={styles.apply}>
          {intl.formatMessage('cart.coupon.apply')}
        </Button>
      </div>
    </form>
  );
}
