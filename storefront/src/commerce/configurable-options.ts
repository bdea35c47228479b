import type { SwatchValue } from '@witryna/ui/swatch';

/** A value of an option, e.g. `60 ml`. */
export interface OptionValue {
  uid: string;
  label: string;
  /** Its color or picture, where the merchant gave it one. */
  swatch?: SwatchValue;
}

/** Something to choose before a configurable product can be bought, e.g. its size. */
export interface ProductOption {
  code: string;
  label: string;
  values: OptionValue[];
}

/** A swatch as Magento returns it; which of the fields it has depends on its type. */
type SwatchResponse = { __typename: string; value: string | null; thumbnail?: string | null } | null;

/** An option of a configurable product as Magento returns it. */
interface OptionResponse {
  attribute_code: string | null;
  label: string | null;
  position: number | null;
  values: readonly ({ uid: string | null; label: string | null; swatch_data: SwatchResponse } | null)[] | null;
}

/** Returns the options in the merchant's order, which is not that of the response. */
export function toConfigurableOptions(options: readonly (OptionResponse | null)[] | null): ProductOption[] {
  return [...(options ?? [])]
    .sort((a, b) => (a?.position ?? 0) - (b?.position ?? 0))
    .flatMap((option) =>
      option?.attribute_code
        ? [
            {
              code: option.attribute_code,
              label: option.label ?? option.attribute_code,
              values: (option.values ?? []).flatMap((value) => {
                if (!value?.uid || !value.label) return [];
                const swatch = readSwatch(value.swatch_data);
                return [{ uid: value.uid, label: value.label, ...(swatch && { swatch }) }];
              }),
            },
          ]
        : [],
    );
}

function readSwatch(swatch: SwatchResponse): SwatchValue | null {
  if (swatch?.__typename === 'ColorSwatchData' && swatch.value) return { color: swatch.value };
  if (swatch?.__typename === 'ImageSwatchData' && swatch.thumbnail) return { image: swatch.thumbnail };
  return null;
}
