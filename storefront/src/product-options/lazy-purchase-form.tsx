import { lazy, Suspense, useState } from 'react';
import { useLoadMessages } from '../i18n/index.ts';
import type { PurchaseFormProps } from './purchase-form.tsx';

/** Source module of the form, for the styles of the server's HTML. */
export const purchaseFormModule = 'src/product-options/purchase-form.tsx';

/**
 * The form of a product with options. Only the pages of such products load it, with its messages; until then, the
 * server's HTML is shown, which is sent to the server.
 */
export function LazyPurchaseForm(props: PurchaseFormProps) {
  const loadMessages = useLoadMessages();
  const [Form] = useState(() =>
    lazy(async () => {
      const [{ PurchaseForm }, { productOptionsMessages }] = await Promise.all([
        import('./purchase-form.tsx'),
        import('./messages.ts'),
      ]);
      await loadMessages(productOptionsMessages);
      return { default: PurchaseForm };
    }),
  );
  return (
    <Suspense fallback={null}>
      <Form {...props} />
    </Suspense>
  );
}
