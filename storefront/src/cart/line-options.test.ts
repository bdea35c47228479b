import { expect, it } from 'vitest';
import { toLineOptions } from './line-options.ts';

const toOption = (code: string, position: number, swatch: { value: string; thumbnail?: string } | null) => ({
  uid: code,
  attribute_code: code,
  label: code,
  position,
  values: [
    {
      uid: `${code}-1`,
      label: `${code} 1`,
      swatch_data: swatch && {
        __typename: swatch.thumbnail ? ('ImageSwatchData' as const) : ('ColorSwatchData' as const),
        thumbnail: null,
        ...swatch,
      },
    },
  ],
});

it('[CRT-16] shows the options in the order of the product page, with their swatches', () => {
  const options = toLineOptions({
    products: {
      items: [
        {
          __typename: 'ConfigurableProduct',
          uid: 'shoe',
          sku: 'SHOE',
          configurable_options: [
            toOption('size', 2, null),
            toOption('material', 1, { value: '/suede.png', thumbnail: '/m/suede.png' }),
            toOption('color', 0, { value: '#d6336c' }),
          ],
          variants: [],
        },
      ],
    },
  });
  expect(options?.axes.map(({ code, values: [value] }) => [code, value?.swatch])).toEqual([
    ['color', { color: '#d6336c' }],
    ['material', { image: '/m/suede.png' }],
    ['size', undefined],
  ]);
});
