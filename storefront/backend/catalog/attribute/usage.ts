import type { Attribute } from './attribute.ts';

/** How an attribute is used, in the terms of `AttributeFilterInput`. */
export interface AttributeUsage {
  readonly is_comparable: boolean;
  readonly is_filterable: boolean;
  readonly is_filterable_in_search: boolean;
  readonly is_html_allowed_on_front: boolean;
  readonly is_searchable: boolean;
  readonly is_visible_on_front: boolean;
  readonly used_in_product_listing: boolean;
}

/** `AttributeFilterInput`: only attributes whose usage equals all given members are picked. */
export type AttributeFilter = Readonly<Record<string, boolean | null | undefined>>;

/** Usage of an attribute. */
export function getAttributeUsage({ code, input, isFilterable, isVisible }: Attribute): AttributeUsage {
  return {
    // What sorts and tells products apart, not their long texts.
    is_comparable: isFilterable || input === 'text',
    is_filterable: isFilterable,
    is_filterable_in_search: isFilterable,
    is_html_allowed_on_front: input === 'textarea',
    is_searchable: isFilterable || code === 'subtitle',
    is_visible_on_front: isVisible,
    used_in_product_listing: isFilterable || code === 'subtitle',
  };
}

/** True when an attribute's usage fits the filter. Uses that no attribute here has count as false. */
export function matchesUsage(attribute: Attribute, filter: AttributeFilter | null | undefined): boolean {
  const usage: Readonly<Record<string, boolean>> = { ...getAttributeUsage(attribute) };
  return Object.entries(filter ?? {}).every(
    ([name, wanted]) => typeof wanted !== 'boolean' || (usage[name] ?? false) === wanted,
  );
}
