import { ButtonLink } from '@witryna/ui/button';
import { Columns, PageBlock, Stack } from '@witryna/ui/layout';
import { Heading } from '@witryna/ui/text';
import { useRef } from 'react';
import { definePage, Late, useInBrowser, useNear } from '../app/index.ts';
import { useIntl } from '../i18n/index.ts';
import { SubscriptionOffer } from '../subscription/index.ts';
import { CartBody } from './cart-body.tsx';
import * as styles from './cart-page.css.ts';
import { CartSummary } from './cart-summary.tsx';
import { CouponForm } from './coupon-form.tsx';
import { addingCatalogue } from './adding/messages.ts';
import { LineEditor } from './line-editor.tsx';
import { cartCatalogue, messages } from './messages.ts';
import { useCartView } from './use-cart-view.ts';

const loadCrossSell = async () => (await import('./cross-sell.tsx')).CrossSell;

function CartPage() {
  const intl = useIntl();
  const inBrowser = useInBrowser();
  const reading = useCartView();
  // Only the browser knows whether there is a cart: until then nobody is told that it is empty.
  const view = inBrowser ? reading : { ...reading, state: { ...reading.state, loading: true } };
  const { cart } = view.state;
  const below = useRef<HTMLDivElement>(null);
  const near = useNear(below);
  const filled = cart !== null && cart.lines.length > 0;
  return (
    <PageBlock space="x8">
      <Stack gap="x6">
        <Heading level={1}>{intl.formatMessage(messages.title)}</Heading>
        {filled ? (
          <Columns template="mainAside" gap="x10">
            <CartBody view={view} />
            <section aria-labelledby="cart-summary" className={styles.summary}>
              <Heading level={2} size="h4" id="cart-summary">
                {intl.formatMessage(messages.summary)}
              </Heading>
              <CouponForm cart={cart} />
              <CartSummary cart={cart} estimate />
              <ButtonLink href="/checkout" size="large" fullWidth>
                {intl.formatMessage(messages.checkout)}
              </ButtonLink>
              <SubscriptionOffer />
            </section>
          </Columns>
        ) : (
          <div className={inBrowser ? styles.reserved : `${styles.reserved} ${styles.unknown}`}>
            <CartBody view={view} />
          </div>
        )}
        <LineEditor view={view} />
        <div ref={below}>{filled && <Late load={loadCrossSell} wanted={near} props={{ cartId: cart.id }} />}</div>
      </Stack>
    </PageBlock>
  );
}

/** The cart page; its content is private and fetched in the browser (CRT-02, RTE-02). */
export const page = definePage({
  catalogues: [addingCatalogue, cartCatalogue],
  load: (_: object, { intl }) => Promise.resolve({ view: null, metadata: { title: intl.formatMessage(messages.title) } }),
  Component: CartPage,
});
