import { useEffect, useRef } from 'react';
import { LazyMount } from '../platform/hydration/lazy-mount.tsx';
import { useInViewport } from '../platform/hydration/use-in-viewport.ts';
import { useStorage } from '../platform/storage-context.tsx';
import { rememberProduct } from './recent-products.ts';

const loadList = async () => (await import('./recent-list.tsx')).RecentList;

/** Remembers the product that is open, and shows those before it when the shopper comes near. */
export function RecentlyViewed({ sku }: { sku: string }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useInViewport(place);
  const storage = useStorage();
  useEffect(() => rememberProduct(storage, sku), [storage, sku]);
  return (
    <div ref={place}>
      <LazyMount load={loadList} when={near} props={{ sku }} />
    </div>
  );
}
