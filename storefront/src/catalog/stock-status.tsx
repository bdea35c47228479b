import { InfoIcon, TruckIcon } from '@witryna/ui/icon';
import { useIntl } from '../i18n/index.ts';
import { stock } from './product-overview.css.ts';

/** Whether a product can be had, in words and not by colour alone. */
export function StockStatus({ inStock, fewLeft }: { inStock: boolean; fewLeft: number | null }) {
  const intl = useIntl();
  const Icon = inStock ? TruckIcon : InfoIcon;
  const text = !inStock
    ? intl.formatMessage('catalog.outOfStock')
    : fewLeft !== null
      ? intl.formatMessage('catalog.fewLeft', { count: fewLeft })
      : intl.formatMessage('catalog.inStock');
  return (
    <p className={stock} role="status">
      <Icon size="medium" />
      {text}
    </p>
  );
}
