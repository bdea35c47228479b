import { Text, TextLink } from '@witryna/ui/text';
import { useLayout } from '../../platform/layout/layout-context.tsx';
import { useIntl } from '../../i18n/index.ts';

interface PriceNoticeProps {
  /** Whether the price does not say itself that it includes tax. Default `false`. */
  withTax?: boolean;
  /** Whether shipping is added to the price. */
  isShipped: boolean;
}

/** Text below a price: that it includes tax, and a link to the costs of shipping. Nothing without a page on them. */
export function PriceNotice({ withTax = false, isShipped }: PriceNoticeProps) {
  const intl = useIntl();
  const notice = useLayout().store.priceNotice;
  const tax = withTax && notice?.isTaxIncluded ? intl.formatMessage('cart.price.withTax') : '';
  const shipping = isShipped && notice && (
    <TextLink href={notice.shippingPage}>{intl.formatMessage('cart.price.plusShipping')}</TextLink>
  );
  return tax || shipping ? (
    <Text size="small" tone="secondary">
      {tax}
      {tax && shipping && ' · '}
      {shipping}
    </Text>
  ) : null;
}
