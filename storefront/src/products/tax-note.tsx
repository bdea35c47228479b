import { Text } from '@witryna/ui/text';
import { useLayout } from '../platform/layout/layout-context.tsx';
import { useIntl } from '../i18n/index.ts';

/**
 * Says below a price which stands apart from that of the product that tax is added to it; nothing where prices need no
 * such note.
 */
export function TaxNote() {
  const intl = useIntl();
  return useLayout().store.hasTaxNote ? (
    <Text size="small" tone="secondary">
      {intl.formatMessage('catalog.price.withoutTax')}
    </Text>
  ) : null;
}
