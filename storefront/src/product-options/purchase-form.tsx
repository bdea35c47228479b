import { Text } from '@witryna/ui/text';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { editedLineParam } from '../cart/index.ts';
import { useIntl } from '../i18n/index.ts';
import { PurchaseFields, type PurchaseFieldsProps } from './purchase-fields.tsx';
import { getVariantChoice, useEditedLineOf } from './use-edited-line-of.ts';

/** Props of `PurchaseForm`. */
export interface PurchaseFormProps extends Omit<PurchaseFieldsProps, 'line' | 'loading'> {
  product: PurchaseFieldsProps['product'] & {
    /** What is chosen of a configurable product; empty for others. */
    options: readonly { code: string; values: readonly { uid: string }[] }[];
  };
  /** Called with the variant of the line that is edited: value uid by option code. */
  onVariantChange(choice: Readonly<Record<string, string>>): void;
}

/**
 * The fields in which a product is put together, its quantity and "Add to cart", inside of the form of the product page.
 * The form has the values: without scripts it is sent to the server. Where the URL names a line of the cart, its options
 * are filled in, and the button saves them.
 */
export function PurchaseForm(props: PurchaseFormProps) {
  const lineUid = new URLSearchParams(useLocation().search).get(editedLineParam);
  return lineUid === null ? <PurchaseFields {...props} /> : <EditedLineForm {...props} lineUid={lineUid} />;
}

/** The form for a line of the cart; without one, e.g. because it was removed, the product can be added. */
function EditedLineForm({ lineUid, ...props }: PurchaseFormProps & { lineUid: string }) {
  const { product, onQuantityChange, onVariantChange } = props;
  const intl = useIntl();
  const { line, loading } = useEditedLineOf(product.sku, lineUid);
  const fill = useEffectEvent(() => {
    if (!line) return;
    onQuantityChange(line.quantity);
    onVariantChange(getVariantChoice(product.options, line.options));
  });
  const isFound = line !== null;
  useEffect(() => {
    if (isFound) fill();
  }, [isFound]);
  return (
    <>
      {!line && !loading && <Text role="status">{intl.formatMessage('options.lineGone')}</Text>}
      <PurchaseFields key={isFound ? lineUid : ''} {...props} line={line} loading={loading} />
    </>
  );
}
