import { useEffect, useRef } from 'react';
import { Late, useNear, useStorage } from '../app/index.ts';
import { rememberProduct } from './recent-products.ts';

const loadList = async () => (await import('./recent-list.tsx')).RecentList;

/** Remembers the product that is open, and shows those before it when the shopper comes near. */
export function RecentlyViewed({ sku }: { sku: string }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  const storage = useStorage();
  useEffect(() => rememberProduct(storage, sku), [storage, sku]);
  return (
    <div ref={place}>
      <Late load={loadList} wanted={near} props={{ sku }} />
    </div>
  );
}
