import type { SeedOrder, SeedProduct } from '../../backend/index.ts';

type Item = SeedOrder['items'][number];

/** What a customer ordered at once. */
interface Purchase {
  /** ISO, UTC. */
  orderedAt: string;
  items: Item[];
}

const DAY_MS = 86_400_000;
/** Days between an order and the first review of it. */
const reviewedAfter = 8;
/** Reviews within so many days are of one order. */
const reviewedTogether = 30;

function toItem({ sku, kind }: SeedProduct): Item {
  const variant = kind.type === 'configurable' ? kind.variants[0] : undefined;
  return variant ? { sku: variant.sku, parentSku: sku, quantity: 1 } : { sku, quantity: 1 };
}

/**
 * Returns the orders that the customers of seeded reviews placed before they wrote them, oldest first, by email
 * address.
 */
export function groupPurchases(products: readonly SeedProduct[]): ReadonlyMap<string, readonly Purchase[]> {
  const reviewed = products
    .flatMap((product) =>
      (product.reviews ?? []).flatMap(({ customer, date }) =>
        customer === undefined ? [] : [{ customer, date, product }],
      ),
    )
    .toSorted((a, b) => a.date.localeCompare(b.date));
  const purchases = new Map<string, Purchase[]>();
  for (const { customer, date, product } of reviewed) {
    const own = purchases.get(customer) ?? [];
    purchases.set(customer, own);
    const last = own.at(-1);
    if (last && Date.parse(date) - Date.parse(last.orderedAt) <= reviewedTogether * DAY_MS)
      last.items.push(toItem(product));
    else
      own.push({
        orderedAt: new Date(Date.parse(date) - reviewedAfter * DAY_MS).toISOString(),
        items: [toItem(product)],
      });
  }
  return purchases;
}
