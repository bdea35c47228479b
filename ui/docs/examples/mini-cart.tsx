import { useState } from 'react';
import { CartLine } from '@witryna/ui/cart-line';
import { HeaderLink, formatCartCount } from '@witryna/ui/header';
import { BagIcon } from '@witryna/ui/icon';
import { MiniCart } from '@witryna/ui/mini-cart';
import { PriceSummary } from '@witryna/ui/price-summary';
import { Text } from '@witryna/ui/text';

const lines = [{ name: 'Running shoes', href: '/running-shoes', total: '€89.00' }];

export function CartPanel() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <HeaderLink
        icon={<BagIcon />}
        label="Cart"
        badge={formatCartCount(lines.length)}
        href="/cart"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      />
      <MiniCart
        open={open}
        onOpenChange={setOpen}
        count={lines.length}
        cartHref="/cart"
        checkoutHref="/checkout"
        summary={<PriceSummary rows={[{ id: 'total', label: 'Total', value: '€89.00', total: true }]} />}
      >
        {lines.map((line) => (
          <CartLine key={line.name} {...line} quantity={<Text size="small">1 pc.</Text>} />
        ))}
      </MiniCart>
    </>
  );
}
