/** A product in an event, in the names of Google Analytics 4. */
export interface AnalyticsItem {
  /** SKU. */
  item_id: string;
  item_name: string;
  /** Chosen options or content, e.g. `60 kapsułek`. */
  item_variant?: string;
  item_brand?: string;
  /** Price of one piece in the currency of the event. */
  price?: number;
  quantity?: number;
  /** Place in the list, starting at 0. */
  index?: number;
}

interface ItemList {
  /** Category uid, or `search`. */
  item_list_id: string;
  item_list_name: string;
  items: AnalyticsItem[];
}

interface ItemsOfValue {
  /** ISO 4217; absent where no amount is known. */
  currency?: string | undefined;
  /** Sum of the items in the currency. */
  value: number;
  items: AnalyticsItem[];
}

/** Event of a shopper, in the names of Google Analytics 4. */
export type CommerceEvent =
  | ({ event: 'view_item_list' } & ItemList)
  | ({ event: 'select_item' } & ItemList)
  | ({ event: 'view_item' | 'add_to_cart' | 'remove_from_cart' | 'view_cart' | 'begin_checkout' } & ItemsOfValue)
  | ({ event: 'purchase' /** Number of the order. */; transaction_id: string } & ItemsOfValue);

/** Names of all events. */
export type CommerceEventName = CommerceEvent['event'];
