import type { ImageField, ImageFieldProps } from './image-field.tsx';
import type { PurchaseOptions } from './purchase-option-types.ts';

/** Source module of the field, for the styles of the server's HTML. */
export const imageFieldModule = 'src/product-options/image-field.tsx';

/** The field once its script is loaded. */
let loadedField: typeof ImageField | null = null;

/** Returns whether a product has an option for an image. */
export const hasImageOption = ({ options }: Pick<PurchaseOptions, 'options'>): boolean =>
  options.some(({ input }) => input === 'image');

/** Loads the field, which few products have. */
export async function loadImageField(): Promise<void> {
  loadedField = (await import('./image-field.tsx')).ImageField;
}

/** The field for an image. Load it with `loadImageField` before the page is rendered. */
export function LazyImageField(props: ImageFieldProps) {
  const Field = loadedField;
  return Field && <Field {...props} />;
}
