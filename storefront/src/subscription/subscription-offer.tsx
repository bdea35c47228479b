import { frameBlocks, useFrame } from '../app/index.ts';
import { Html } from '../content/index.ts';
import * as styles from './subscription-offer.css.ts';

/**
 * The subscription offer of product page and cart (SUB-01, CAT-13, CRT-31): what the merchant wrote into the CMS block
 * `subscription-offer`, or nothing without that block. It comes with the page's HTML and has no script of its own.
 */
export function SubscriptionOffer() {
  const html = useFrame().blocks[frameBlocks.subscriptionOffer];
  return html ? (
    <aside className={styles.offer}>
      <Html html={html} />
    </aside>
  ) : null;
}
