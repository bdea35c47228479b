import type { MessageCatalog } from '../i18n/index.ts';
import type { PurchaseForm, PurchaseFormProps } from './purchase-form.tsx';

/** Source module of the form, for the styles of the server's HTML. */
export const purchaseFormModule = 'src/product-options/purchase-form.tsx';

/** The form once its script is loaded. */
let loadedForm: typeof PurchaseForm | null = null;

/** Loads the form, which only the pages of products with options have, and returns its messages. */
export async function loadPurchaseForm(): Promise<MessageCatalog> {
  const [{ PurchaseForm }, { productOptionsMessages }] = await Promise.all([
    import('./purchase-form.tsx'),
    import('./messages.ts'),
  ]);
  loadedForm = PurchaseForm;
  return productOptionsMessages;
}

/** The form of a product with options. Load it with `loadPurchaseForm` before the page is rendered. */
export function LazyPurchaseForm(props: PurchaseFormProps) {
  const Form = loadedForm;
  return Form && <Form {...props} />;
}
