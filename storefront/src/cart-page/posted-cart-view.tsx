import { Button } from '@witryna/ui/button';
import { CartLine } from '@witryna/ui/cart-line';
import { Columns, Inline, Stack } from '@witryna/ui/layout';
import { CartContents } from '@witryna/ui/mini-cart';
import { QuantityStepper } from '@witryna/ui/quantity-stepper';
import { Heading, getTelephoneHref, Text, TextLink } from '@witryna/ui/text';
import { useId } from 'react';
import { useStoreViewHref } from '../platform/layout/layout-context.tsx';
import type { HelpContact } from '../help/index.ts';
import { useIntl } from '../i18n/index.ts';
import {
  type CartLine as Line,
  CartSummary,
  FreeGift,
  FreeShipping,
  getLineLimits,
  getRefusalText,
  PriceNotice,
  useFixedTaxTexts,
  useLinePrices,
  toOptionTexts,
} from '../cart/index.ts';
import { ContactLink } from '../platform/layout/contact-link.tsx';
import * as pageStyles from './cart-page.css.ts';
import type { PostedCart } from './load-posted-cart.ts';

/** The cart in the server's HTML, where every control is a form or a link. Rendered on the server only. */
export function PostedCartView({ posted: { id, cart, contact } }: { posted: PostedCart }) {
  const intl = useIntl();
  const path = useStoreViewHref('/cart');
  if (!cart) {
    return (
      <Stack gap="x4" align="start">
        <Text role="alert">{intl.formatMessage('cart.failed')}</Text>
        {/* A whole page load. */}
        <a href={path}>{intl.formatMessage('cart.retry')}</a>
      </Stack>
    );
  }
  const contents = (
    <CartContents
      count={cart.lines.length}
      beforeLines={<FreeShipping facts={cart.freeShipping} />}
      afterLines={cart.freeGift && <FreeGift gift={cart.freeGift} />}
      linesLabel={intl.formatMessage('cart.lines')}
      emptyTitle={intl.formatMessage('cart.empty.title')}
      emptyText={intl.formatMessage('cart.empty.text')}
      continueShoppingLabel={intl.formatMessage('cart.empty.start')}
    >
      {cart.lines.map((line) => (
        <PostedLine key={line.uid} line={line} cartId={id} path={path} />
      ))}
    </CartContents>
  );
  if (cart.lines.length === 0) return contents;
  return (
    <Columns template="mainAside" gap="x10">
      {contents}
      <section aria-labelledby="posted-cart-summary" className={pageStyles.summary}>
        <Heading level={2} size="h4" id="posted-cart-summary">
          {intl.formatMessage('cart.summary')}
        </Heading>
        <CartSummary cart={cart} />
        <PriceNotice isShipped={!cart.isVirtual && !cart.shipping} withTax />
        <HowToOrder contact={contact} />
      </section>
    </Columns>
  );
}

interface PostedLineProps {
  line: Line;
  cartId: string;
  /** Path of the cart in the store view. */
  path: string;
}

function PostedLine({ line, cartId, path }: PostedLineProps) {
  const intl = useIntl();
  const prices = useLinePrices(line);
  const fixedTaxes = useFixedTaxTexts(line);
  const removeForm = useId();
  const { name } = line;
  const fields = (
    <>
      <input type="hidden" name="cart" value={cartId} />
      <input type="hidden" name="line" value={line.uid} />
    </>
  );
  return (
    <CartLine
      name={name}
      href={line.href ?? undefined}
      imageSrc={line.image ?? undefined}
      details={[...toOptionTexts(intl, line.options), ...fixedTaxes]}
      quantity={
        <div>
          <form id={removeForm} method="post" action={path}>
            {fields}
            <input type="hidden" name="action" value="remove" />
          </form>
          {!line.soldOut && (
            <form method="post" action={path}>
              {fields}
              <Inline gap="x2">
                <QuantityStepper
                  size="compact"
                  name="quantity"
                  itemName={name}
                  defaultValue={line.quantity}
                  {...getLineLimits(line.quantity)}
                />
                <Button
                  type="submit"
                  variant="secondary"
                  size="small"
                  aria-label={intl.formatMessage('cart.changeQuantityOf', { name })}
                >
                  {intl.formatMessage('cart.changeQuantity')}
                </Button>
              </Inline>
            </form>
          )}
        </div>
      }
      {...prices}
      removeForm={removeForm}
      unavailable={!line.available}
      error={
        getRefusalText(intl, line.problems, true) ||
        (line.available ? '' : intl.formatMessage(line.soldOut ? 'cart.lineUnavailable' : 'cart.lineTooMany'))
      }
    />
  );
}

function HowToOrder({ contact }: { contact: HelpContact | null }) {
  const intl = useIntl();
  return (
    <Stack gap="x2" align="start">
      <Text>{intl.formatMessage('cart.orderNeedsScripts')}</Text>
      {contact?.phone && <TextLink href={getTelephoneHref(contact.phone)}>{contact.phone}</TextLink>}
      {contact?.email && <TextLink href={`mailto:${contact.email}`}>{contact.email}</TextLink>}
      <ContactLink>{intl.formatMessage('cart.contactUs')}</ContactLink>
    </Stack>
  );
}
