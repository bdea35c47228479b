import { ButtonLink } from '@witryna/ui/button';
import { Stack } from '@witryna/ui/layout';
import { SidePanel } from '@witryna/ui/side-panel';
import { useIntl, useMessages } from '../i18n/index.ts';
import { CartBody } from './cart-body.tsx';
import { CartSummary } from './cart-summary.tsx';
import { addingCatalogue } from './adding/messages.ts';
import { LineEditor } from './line-editor.tsx';
import { cartCatalogue, messages } from './messages.ts';
import { useCartView } from './use-cart-view.ts';

interface MiniCartProps {
  open: boolean;
  onOpenChange(open: boolean): void;
}

/** The cart in a panel over the page (CRT-02, FRM-09); over pages, too, that show nothing of a cart themselves. */
export function MiniCart(props: MiniCartProps) {
  const ready = [useMessages(addingCatalogue), useMessages(cartCatalogue)];
  return ready.every(Boolean) && <MiniCartPanel {...props} />;
}

function MiniCartPanel({ open, onOpenChange }: MiniCartProps) {
  const intl = useIntl();
  const view = useCartView();
  const { cart } = view.state;
  const close = () => onOpenChange(false);
  return (
    <SidePanel
      open={open}
      onOpenChange={onOpenChange}
      title={cart ? intl.formatMessage(messages.titleCount, { count: cart.count }) : intl.formatMessage(messages.title)}
      closeLabel={intl.formatMessage(messages.close)}
      footer={
        cart &&
        cart.lines.length > 0 && (
          <Stack gap="x3">
            <CartSummary cart={cart} />
            <ButtonLink href="/checkout" size="large" fullWidth onClick={close}>
              {intl.formatMessage(messages.checkout)}
            </ButtonLink>
            <ButtonLink href="/cart" variant="secondary" fullWidth onClick={close}>
              {intl.formatMessage(messages.viewCart)}
            </ButtonLink>
          </Stack>
        )
      }
    >
      <CartBody view={view} onFollow={close} />
      <LineEditor view={view} />
    </SidePanel>
  );
}
