import { MiniCart as MiniCartView } from '@witryna/ui/mini-cart';
import { useIntl, useMessages } from '../i18n/index.ts';
import { CartSummary } from './cart-summary.tsx';
import { PriceNotice } from './adding/price-notice.tsx';
import { addingMessages } from './adding/messages.ts';
import { LineEditor } from './line-editor.tsx';
import { cartMessages } from './messages.ts';
import { useCartContents } from './use-cart-contents.tsx';
import { useCartView } from './use-cart-view.ts';

interface MiniCartProps {
  open: boolean;
  onOpenChange(open: boolean): void;
}

/** Mini cart in a side panel, on every page. */
export function MiniCart(props: MiniCartProps) {
  const ready = [useMessages(addingMessages), useMessages(cartMessages)];
  return ready.every(Boolean) && <MiniCartPanel {...props} />;
}

function MiniCartPanel({ open, onOpenChange }: MiniCartProps) {
  const intl = useIntl();
  const view = useCartView();
  const { cart } = view.state;
  const contents = useCartContents(view, () => onOpenChange(false));
  return (
    <>
      <MiniCartView
        {...contents}
        open={open}
        onOpenChange={onOpenChange}
        summary={
          cart && (
            <>
              <CartSummary cart={cart} />
              <PriceNotice isShipped={!cart.isVirtual && !cart.shipping} withTax />
            </>
          )
        }
        titleLabel={(count) =>
          count
            ? intl.formatMessage('cart.titleCount', { count: intl.formatNumber(count) })
            : intl.formatMessage('cart.title')
        }
        closeLabel={intl.formatMessage('cart.close')}
        checkoutLabel={intl.formatMessage('cart.checkout')}
        cartLabel={intl.formatMessage('cart.view')}
      />
      {open && <LineEditor view={view} />}
    </>
  );
}
