import { Button } from '@witryna/ui/button';
import { FormErrorBanner } from '@witryna/ui/form-error-banner';
import { Stack } from '@witryna/ui/layout';
import { Heading, Text, TextLink } from '@witryna/ui/text';
import { TextField } from '@witryna/ui/text-field';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LazyMount } from '../platform/hydration/lazy-mount.tsx';
import { useNavigation } from '../platform/navigation/navigation-context.tsx';
import { CommerceError, execute, isSupported, useCommerce } from '../commerce/index.ts';
import { isRequired, normalizeOrderNumber, useForm, validate, validateEmail } from '../forms/index.ts';
import { useIntl } from '../i18n/index.ts';
import { ContactLink } from '../platform/layout/contact-link.tsx';
import { parseCancellationLink } from './confirm-cancellation.ts';
import { countCanceledPieces, toOrder, type Order } from './order.ts';
import { OrderDetails } from './order-details.tsx';
import { guestOrderQuery, type GuestOrderRequest } from './order-operations.ts';
import { toOrderTaxDisplay, type OrderTaxDisplay } from './order-tax-display.ts';

const loadCancelOrder = async () => (await import('./cancel-order.tsx')).CancelOrder;
const loadConfirmCancellation = async () => (await import('./confirm-guest-cancellation.tsx')).ConfirmGuestCancellation;

/** A guest's order and what it was found by. */
interface FoundOrder {
  order: Order;
  taxDisplay: OrderTaxDisplay;
  /** With it the guest asks to cancel the order; undefined where the backend has no such request. */
  token: string | undefined;
  /** What the order was found by. */
  request: GuestOrderRequest;
}

/** Where a guest learns of an order when the backend cannot look it up, as Magento before 2.4.7. */
function OrderByMail() {
  const intl = useIntl();
  return (
    <Stack gap="x4">
      <Text>{intl.formatMessage('orders.track.byMail')}</Text>
      <ContactLink>{intl.formatMessage('orders.track.write')}</ContactLink>
      <TextLink href="/sign-in">{intl.formatMessage('orders.signIn')}</TextLink>
    </Stack>
  );
}

/**
 * Finds a guest's order by its number, e-mail address and last name, or in Magento 2.4.7 the postcode of the billing
 * address, and shows it; nothing of it is in the address.
 */
export function TrackOrder() {
  const { client } = useCommerce();
  return isSupported(client, guestOrderQuery) ? <OrderSearch /> : <OrderByMail />;
}

function OrderSearch() {
  const intl = useIntl();
  const { client } = useCommerce();
  const fact = client.capabilities.includes('guestOrdersByName') ? 'lastname' : 'postcode';
  const navigation = useNavigation();
  const { pathname, search } = useLocation();
  const [link, setLink] = useState(() => parseCancellationLink(search));
  const [found, setFound] = useState<FoundOrder | null>(null);
  const [wasCanceled, setCanceled] = useState(false);
  const [belongsToAccount, setBelongsToAccount] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const firstField = useRef<HTMLInputElement>(null);
  const find = async (request: FoundOrder['request']) => {
    const { guestOrder, storeConfig } = (await execute(client, guestOrderQuery, { request })).data;
    setFound({
      order: toOrder(guestOrder),
      taxDisplay: toOrderTaxDisplay(storeConfig),
      token: guestOrder.token,
      request,
    });
  };
  const hasLink = link !== null;
  useEffect(() => {
    // The key of the link stays neither in the history nor in the address bar.
    if (hasLink) navigation?.replaceAddress(pathname);
  }, [navigation, pathname, hasLink]);
  const { form, banner, busy, field } = useForm({
    id: 'track',
    labels: {
      number: 'orders.track.number',
      email: 'orders.track.email',
      fact: fact === 'lastname' ? 'orders.track.lastname' : 'orders.track.postcode',
    },
    initial: { number: link?.number ?? '', email: '', fact: '' },
    check: (values) => ({
      number: isRequired(normalizeOrderNumber(values.number)),
      email: validate(values.email, isRequired, validateEmail),
      fact: isRequired(values.fact),
    }),
    send: async (values) => {
      setBelongsToAccount(false);
      setCanceled(false);
      const order = { number: normalizeOrderNumber(values.number), email: values.email.trim() };
      const value = values.fact.trim();
      await find(fact === 'lastname' ? { ...order, lastname: value } : { ...order, postcode: value });
    },
    describe: (error) => {
      if (!(error instanceof CommerceError) || error.kind !== 'graphql')
        return intl.formatMessage('orders.track.failed');
      const own = error.errors.some(({ category }) => category === 'graphql-authorization');
      setBelongsToAccount(own);
      if (own) return intl.formatMessage('orders.track.own');
      return intl.formatMessage(fact === 'lastname' ? 'orders.track.notFound' : 'orders.track.notFoundByPostcode');
    },
  });
  const number = found?.order.number;
  const wasShown = useRef(false);
  useEffect(() => {
    if (number !== undefined) heading.current?.focus();
    // The button that led back is gone.
    else if (wasShown.current) firstField.current?.focus();
    wasShown.current = number !== undefined;
  }, [number]);

  if (found) {
    const { order, taxDisplay, token, request } = found;
    const isOfLink = link?.number === order.number;
    return (
      <Stack gap="x6" align="stretch">
        <Heading ref={heading} level={2} tabIndex={-1}>
          {intl.formatMessage('orders.open', { number: order.number })}
        </Heading>
        {wasCanceled && <Text role="status">{intl.formatMessage('orders.cancel.done', { number: order.number })}</Text>}
        {isOfLink && order.canCancel && (
          <LazyMount
            load={loadConfirmCancellation}
            when
            props={{
              order,
              confirmationKey: link.key,
              isCanceled: async () => {
                const { guestOrder } = (await execute(client, guestOrderQuery, { request })).data;
                return countCanceledPieces(guestOrder) > order.canceledPieces;
              },
              onCanceled: () => {
                setCanceled(true);
                setLink(null);
                heading.current?.focus();
                // What is shown is out of date; the status is the backend's.
                void find(request).catch(() => setFound({ ...found, order: { ...order, canCancel: false } }));
              },
            }}
          />
        )}
        <OrderDetails order={order} taxDisplay={taxDisplay} />
        <Stack align="start">
          {!isOfLink && order.canCancel && token !== undefined && (
            <LazyMount load={loadCancelOrder} when props={{ order, guestToken: token }} />
          )}
          <Button variant="secondary" onClick={() => setFound(null)}>
            {intl.formatMessage('orders.track.another')}
          </Button>
        </Stack>
      </Stack>
    );
  }
  return (
    <Stack gap="x4">
      <Text>
        {link
          ? intl.formatMessage('orders.cancel.linkText', { number: link.number })
          : intl.formatMessage('orders.track.text')}
      </Text>
      <form {...form}>
        <Stack gap="x4">
          <FormErrorBanner {...banner} />
          {belongsToAccount && <TextLink href="/sign-in">{intl.formatMessage('orders.signIn')}</TextLink>}
          <TextField
            {...field('number')}
            ref={firstField}
            autoComplete="off"
            hint={intl.formatMessage('orders.track.numberHint')}
          />
          <TextField {...field('email')} type="email" autoComplete="email" />
          <TextField {...field('fact')} autoComplete={fact === 'lastname' ? 'family-name' : 'billing postal-code'} />
          <Button type="submit" size="large" loading={busy} loadingLabel={intl.formatMessage('orders.track.searching')}>
            {intl.formatMessage('orders.track.submit')}
          </Button>
        </Stack>
      </form>
    </Stack>
  );
}
