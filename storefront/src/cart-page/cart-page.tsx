import { ButtonLink } from '@witryna/ui/button';
import { Columns, PageBlock, Stack } from '@witryna/ui/layout';
import { CartContents } from '@witryna/ui/mini-cart';
import { Heading, Text } from '@witryna/ui/text';
import { useDeferredValue, useRef, useState } from 'react';
import { LazyMount } from '../platform/hydration/lazy-mount.tsx';
import { ServerMarkup } from '../platform/hydration/server-markup.tsx';
import { useHydrated } from '../platform/hydration/use-hydrated.ts';
import { useInViewport } from '../platform/hydration/use-in-viewport.ts';
import { ifNewShopper, scripted, unlessNewShopper } from '../platform/hydration/visibility.css.ts';
import { definePage } from '../platform/navigation/page.tsx';
import { LazyGiftMessages } from '../gift-messages/index.ts';
import { usePostedForm } from '../forms/index.ts';
import { useIntl } from '../i18n/index.ts';
import { SubscriptionOffer } from '../subscription/index.ts';
import {
  CartSummary,
  addingMessages,
  LineEditor,
  cartMessages,
  PriceNotice,
  requestCart,
  useCartContents,
  useCartView,
} from '../cart/index.ts';
import * as styles from './cart-page.css.ts';
import { CouponForm } from './coupon-form.tsx';
import type { PostedCart } from './load-posted-cart.ts';
import { PostedCartView } from './posted-cart-view.tsx';

const loadCrossSell = async () => (await import('./cross-sell.tsx')).CrossSell;

interface CartPageView {
  /** Cart of which the server renders the markup; null in every other case. */
  posted: PostedCart | null;
}

function CartPage({ view: { posted } }: { view: CartPageView }) {
  const intl = useIntl();
  const inBrowser = useHydrated();
  const refused = usePostedForm()?.error;
  const [isHydrated] = useState(!inBrowser);
  const reading = useCartView();
  // Only the browser knows whether there is a cart: until then only a shopper of whom it holds no data is told that it
  // is empty.
  // The response of the backend renders at once; on a slow phone all lines together would block input.
  const hasCart = reading.state.cart !== null;
  const isPrepared = useDeferredValue(hasCart) || !hasCart;
  const view =
    inBrowser && isPrepared ? reading : { ...reading, state: { ...reading.state, cart: null, loading: true } };
  const { cart } = view.state;
  const contents = useCartContents(view);
  const empty = useCartContents({ ...view, state: { ...view.state, cart: null, loading: false } });
  const below = useRef<HTMLDivElement>(null);
  const near = useInViewport(below);
  const filled = cart !== null && cart.lines.length > 0;
  // A cart whose first product is being added has no id yet.
  const cartId = (filled && cart.id) || undefined;
  // What the server rendered can be used until the browser has read the cart itself.
  const showsPosted = posted !== null && isHydrated && view.state.loading;
  return (
    <PageBlock space="x8">
      <Stack gap="x6">
        <Heading level={1}>{intl.formatMessage('cart.title')}</Heading>
        {refused && (
          <Text role="alert" tone="error">
            {refused}
          </Text>
        )}
        {showsPosted && (
          <div className={styles.reserved}>
            {import.meta.env.SSR ? <PostedCartView posted={posted} /> : <ServerMarkup />}
          </div>
        )}
        {!showsPosted &&
          (filled ? (
            <Columns template="mainAside" gap="x10">
              <CartContents {...contents} />
              <section aria-labelledby="cart-summary" className={styles.summary}>
                <Heading level={2} size="h4" id="cart-summary">
                  {intl.formatMessage('cart.summary')}
                </Heading>
                <CouponForm cart={cart} />
                <CartSummary cart={cart} estimate />
                <PriceNotice isShipped={!cart.isVirtual && !cart.shipping} withTax />
                <ButtonLink href="/checkout" size="large" fullWidth>
                  {intl.formatMessage('cart.checkout')}
                </ButtonLink>
                <SubscriptionOffer />
              </section>
            </Columns>
          ) : (
            <>
              {(!inBrowser || view.state.loading) && (
                <div className={inBrowser ? styles.reserved : `${styles.reserved} ${unlessNewShopper} ${scripted}`}>
                  <CartContents {...contents} />
                </div>
              )}
              {(!inBrowser || !view.state.loading) && (
                <div className={inBrowser ? styles.reserved : `${styles.reserved} ${ifNewShopper}`}>
                  <CartContents {...(inBrowser ? contents : empty)} />
                </div>
              )}
            </>
          ))}
        <LazyGiftMessages cartId={cartId} />
        <LineEditor view={view} />
        <div ref={below}>{cartId && <LazyMount load={loadCrossSell} when={near} props={{ cartId }} />}</div>
      </Stack>
    </PageBlock>
  );
}

/**
 * The cart page; its content is private and fetched in the browser. A guest cart in a cookie, that of
 * a browser without scripts, is in the HTML, which no cache may keep.
 */
export const page = definePage({
  messageCatalogs: [addingMessages, cartMessages],
  load: async (_: object, context) => {
    const { cartId, intl } = context;
    const posted =
      import.meta.env.SSR && cartId !== null
        ? await (await import('./load-posted-cart.ts')).loadPostedCart(cartId, context)
        : null;
    return { view: { posted }, metadata: { title: intl.formatMessage('cart.title') } };
  },
  requestEarly: requestCart,
  Component: CartPage,
});
