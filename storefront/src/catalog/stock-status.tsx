import { CheckIcon, InfoIcon, TruckIcon } from '@witryna/ui/icon';
import { useIntl } from '../i18n/index.ts';
import { stock } from './product-overview.css.ts';

/** Whether a product can be had, in words and not by color alone. */
export function StockStatus({
  inStock,
  fewLeft,
  isShipped,
  deliveryTime,
}: {
  inStock: boolean;
  fewLeft: number | null;
  /** Whether the product is delivered as a parcel. Otherwise no delivery time is shown. */
  isShipped: boolean;
  /** When the merchant ships the product, e.g. `ships in 24 hours`; undefined where nothing is promised. */
  deliveryTime: string | undefined;
}) {
  const intl = useIntl();
  const AvailableIcon = isShipped ? TruckIcon : CheckIcon;
  const Icon = inStock ? AvailableIcon : InfoIcon;
  const available = isShipped ? 'catalog.inStock' : 'catalog.available';
  const status = inStock
    ? intl.formatMessage(fewLeft === null ? available : 'catalog.fewLeft', { count: fewLeft ?? 0 })
    : intl.formatMessage('catalog.outOfStock');
  const text =
    inStock && isShipped && deliveryTime
      ? intl.formatMessage('catalog.inStockWithDelivery', { status, delivery: deliveryTime })
      : status;
  return (
    <p className={stock} role="status">
      <Icon size="medium" />
      {text}
    </p>
  );
}
