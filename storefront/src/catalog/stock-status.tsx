import { InfoIcon, TruckIcon } from '@witryna/ui/icon';
import { useIntl } from '../i18n/index.ts';
import { stock } from './product-overview.css.ts';

/** Whether a product can be had, in words and not by color alone. */
export function StockStatus({
  inStock,
  fewLeft,
  deliveryTime,
}: {
  inStock: boolean;
  fewLeft: number | null;
  /** When the merchant ships the product, e.g. `ships in 24 hours`; undefined where nothing is promised. */
  deliveryTime: string | undefined;
}) {
  const intl = useIntl();
  const Icon = inStock ? TruckIcon : InfoIcon;
  const status = inStock
    ? intl.formatMessage(fewLeft === null ? 'catalog.inStock' : 'catalog.fewLeft', { count: fewLeft ?? 0 })
    : intl.formatMessage('catalog.outOfStock');
  const text =
    inStock && deliveryTime
      ? intl.formatMessage('catalog.inStockWithDelivery', { status, delivery: deliveryTime })
      : status;
  return (
    <p className={stock} role="status">
      <Icon size="medium" />
      {text}
    </p>
  );
}
