import { Button } from '@witryna/ui/button';
import { Inline, Stack } from '@witryna/ui/layout';
import { Text } from '@witryna/ui/text';
import { TextField } from '@witryna/ui/text-field';
import { useRef, useState, type SubmitEvent } from 'react';
import { CommerceError } from '../commerce/index.ts';
import { useIntl } from '../i18n/index.ts';
import type { Cart } from './cart.ts';
import * as styles from './coupon-form.css.ts';
import { messages } from './messages.ts';
import { useCartActions } from './use-cart-actions.ts';
import { useCartState } from './use-cart-state.ts';
import { useCartErrorText } from './use-cart-errors.ts';

/** The discount code of a cart: one at a time; what was typed stays when the shop refuses it. */
export function CouponForm({ cart }: { cart: Cart }) {
  const intl = useIntl();
  const { applyCoupon, removeCoupon } = useCartActions();
  const { isFreeShippingCoupon } = useCartState();
  const errorText = useCartErrorText();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');

  const run = async (action: () => Promise<void>) => {
    setBusy(true);
    setError('');
    try {
      await action();
      setCode('');
    } catch (failure) {
      // Magento's own text speaks English in shops that are not translated; the shop says the same in its language.
      const refused = failure instanceof CommerceError && failure.kind === 'graphql';
      setError(refused ? intl.formatMessage(messages.couponRefused) : errorText(failure));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const wanted = code.trim();
    if (wanted === '') {
      setError(intl.formatMessage(messages.couponEmpty));
      field.current?.focus();
    } else if (!busy) void run(() => applyCoupon(wanted));
  };

  if (cart.coupon) {
    return (
      <Inline justify="between" gap="x2" role="status">
        <Stack gap="xxs">
          <Text weight="semibold">{intl.formatMessage(messages.couponApplied, { code: cart.coupon })}</Text>
          {isFreeShippingCoupon && <Text size="small">{intl.formatMessage(messages.freeShippingCoupon)}</Text>}
        </Stack>
        <Button variant="quiet" size="small" busy={busy} onClick={() => void run(removeCoupon)}>
          {intl.formatMessage(messages.couponRemove, { code: cart.coupon })}
        </Button>
      </Inline>
    );
  }
  return (
    <form onSubmit={submit} noValidate>
      <div className={styles.form}>
        <TextField
          ref={field}
          label={intl.formatMessage(messages.coupon)}
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
        <Button type="submit" variant="secondary" busy={busy} className={styles.apply}>
          {intl.formatMessage(messages.couponApply)}
        </Button>
      </div>
    </form>
  );
}
