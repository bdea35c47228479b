import { layoutBlocks } from '../platform/layout/layout-blocks.ts';
import { useLayout } from '../platform/layout/layout-context.tsx';
import { Html } from '../content/index.ts';

import * as styles from './subscription-offer.css.ts';

/**
 * The subscription offer of product page and cart: what the merchant wrote into the CMS block
 * `subscription-offer`, or nothing without that block. It comes with the page's HTML and has no script of its own.
 */
export function SubscriptionOffer() {
  const html = useLayout().blocks[layoutBlocks.subscriptionOffer];
  return html ? (
    <aside className={styles.offer}>
      <Html html={html} />
    </aside>
  ) : null;
}
