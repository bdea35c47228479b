import { getFieldName } from './purchase-form-data.ts';
import type { ImageLimits } from './image-limits.ts';
import type { PurchaseOption } from './purchase-option-types.ts';

/** File that the shopper chose for an option. */
export interface ChosenImage {
  /** Uid of the option. */
  uid: string;
  file: File;
  limits: ImageLimits;
}

/** Returns the files in the form of a product. */
export function getChosenImages(options: readonly PurchaseOption[], form: HTMLFormElement): ChosenImage[] {
  const data = new FormData(form);
  return options.flatMap((option) => {
    const file = data.get(getFieldName(option));
    // An empty field has a file without a name.
    return option.image && file instanceof File && file.name !== ''
      ? [{ uid: option.uid, file, limits: option.image }]
      : [];
  });
}
