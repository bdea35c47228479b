import { Button } from '@witryna/ui/button';
import { FormErrorBanner } from '@witryna/ui/form-error-banner';
import { Stack } from '@witryna/ui/layout';
import { Heading, Text, TextLink } from '@witryna/ui/text';
import { TextField } from '@witryna/ui/text-field';
import { useEffect, useRef, useState } from 'react';
import { CommerceError, execute, isSupported, useCommerce } from '../commerce/index.ts';
import { isRequired, useForm, validate, validateEmail } from '../forms/index.ts';
import { useIntl } from '../i18n/index.ts';
import { toOrder, type Order } from './order.ts';
import { OrderDetails } from './order-details.tsx';
import { guestOrderQuery } from './order-operations.ts';

const empty = { number: '', email: '', lastname: '' };

/** Where a guest learns of an order when the backend cannot look it up, as Magento before 2.4.7. */
function OrderByMail() {
  const intl = useIntl();
  return (
    <Stack gap="x4">
      <Text>{intl.formatMessage('orders.track.byMail')}</Text>
      <TextLink href="/contact-us">{intl.formatMessage('orders.track.write')}</TextLink>
      <TextLink href="/sign-in">{intl.formatMessage('orders.signIn')}</TextLink>
    </Stack>
  );
}

/**
 * Finds a guest's order by its number, e-mail address and last name, and shows it; nothing of it is in the address.
 */
export function TrackOrder() {
  const { client } = useCommerce();
  return isSupported(client, guestOrderQuery) ? <OrderSearch /> : <OrderByMail />;
}

function OrderSearch() {
  const intl = useIntl();
  const { client } = useCommerce();
  const [order, setOrder] = useState<Order | null>(null);
  const [belongsToAccount, setBelongsToAccount] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const firstField = useRef<HTMLInputElement>(null);
  const { form, banner, busy, field } = useForm({
    id: 'track',
    labels: { number: 'orders.track.number', email: 'orders.track.email', lastname: 'orders.track.lastname' },
    initial: empty,
    check: (values) => ({
      number: isRequired(values.number),
      email: validate(values.email, isRequired, validateEmail),
      lastname: isRequired(values.lastname),
    }),
    send: async ({ number, email, lastname }) => {
      setBelongsToAccount(false);
      const { data } = await execute(client, guestOrderQuery, {
        number: number.trim(),
        email: email.trim(),
        lastname: lastname.trim(),
      });
      setOrder(toOrder(data.guestOrder));
    },
    describe: (error) => {
      if (!(error instanceof CommerceError) || error.kind !== 'graphql')
        return intl.formatMessage('orders.track.failed');
      const own = error.errors.some(({ category }) => category === 'graphql-authorization');
      setBelongsToAccount(own);
      return intl.formatMessage(own ? 'orders.track.own' : 'orders.track.notFound');
    },
  });
  const number = order?.number;
  const wasShown = useRef(false);
  useEffect(() => {
    if (number !== undefined) heading.current?.focus();
    // The button that led back is gone.
    else if (wasShown.current) firstField.current?.focus();
    wasShown.current = number !== undefined;
  }, [number]);

  if (order) {
    return (
      <Stack gap="x6" align="stretch">
        <Heading ref={heading} level={2} tabIndex={-1}>
          {intl.formatMessage('orders.open', { number: order.number })}
        </Heading>
        <OrderDetails order={order} />
        <Stack align="start">
          <Button variant="secondary" onClick={() => setOrder(null)}>
            {intl.formatMessage('orders.track.another')}
          </Button>
        </Stack>
      </Stack>
    );
  }
  return (
    <Stack gap="x4">
      <Text>{intl.formatMessage('orders.track.text')}</Text>
      <form {...form}>
        <Stack gap="x4">
          <FormErrorBanner {...banner} />
          {belongsToAccount && <TextLink href="/sign-in">{intl.formatMessage('orders.signIn')}</TextLink>}
          <TextField
            {...field('number')}
            ref={firstField}
            inputMode="numeric"
            autoComplete="off"
            hint={intl.formatMessage('orders.track.numberHint')}
          />
          <TextField {...field('email')} type="email" autoComplete="email" />
          <TextField {...field('lastname')} autoComplete="family-name" />
          <Button type="submit" size="large" loading={busy} loadingLabel={intl.formatMessage('orders.track.searching')}>
            {intl.formatMessage('orders.track.submit')}
          </Button>
        </Stack>
      </form>
    </Stack>
  );
}
