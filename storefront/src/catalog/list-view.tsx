import { listImageSizes, ListModeSwitch, ProductList } from '@witryna/ui/product-list';
import type { Ref } from 'react';
import { ProductCardItem, type ProductSummary } from '../products/index.ts';

export { ListModeSwitch };

export interface ListProductsProps {
  products: readonly ProductSummary[];
  ref?: Ref<HTMLUListElement>;
}

/** The products of a list in list mode, one in a row. */
export function ListProducts({ products, ref }: ListProductsProps) {
  return (
    <ProductList ref={ref}>
      {products.map((product, index) => (
        <ProductCardItem
          key={product.uid}
          product={product}
          priority={index < 3}
          headingLevel={2}
          imageSizes={listImageSizes}
        />
      ))}
    </ProductList>
  );
}
