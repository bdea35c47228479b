import { ProductCard } from '@witryna/ui/product-card';

/** A product in a list; says nothing of client or server, so that a server component may use it. */
export function Product() {
  return (
    <ProductCard
      name="Cynk organiczny"
      href="/cynk"
      imageSrc="/bottle.svg"
      priority
      price={<strong>34,99 zł</strong>}
    />
  );
}
