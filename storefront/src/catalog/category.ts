import { getShopPath, type ResultOf } from '../commerce/index.ts';
import { plainText } from '../content/index.ts';
import type { categoryQuery } from './category-operations.ts';

export interface CategoryLink {
  uid: string;
  name: string;
  href: string;
}

/** A child of a category, with an image of its own where the merchant gave it one. */
export interface Subcategory extends CategoryLink {
  image: string | null;
}

/** A category as its page shows it. */
export interface Category {
  uid: string;
  name: string;
  /** Unsafe HTML from the backend; sanitize before showing. Empty without. */
  description: string;
  href: string;
  metaTitle: string;
  metaDescription: string;
  /** Address of its image; null without. */
  image: string | null;
  /** From the top category to the parent. */
  ancestors: CategoryLink[];
  /** Visible children in their order. */
  children: Subcategory[];
  /** Content of its CMS block: unsafe HTML from the backend. Empty without. */
  block: string;
  /** False where the merchant shows the CMS block alone. */
  showsProducts: boolean;
  /** False where the category lists its own products alone, which Magento offers no filters for. */
  isAnchor: boolean;
  sorting: CategorySorting;
}

/** The orders that the merchant has set for a category. */
export interface CategorySorting {
  /** Attribute of its default order; null for that of the store configuration. */
  preferred: string | null;
  /** Attributes that it can be sorted by; empty for all. */
  available: readonly string[];
}

/**
 * Reads a category; null when the backend has none of this uid.
 *
 * @param pathname - Path of its page, for a category that has none in the backend, such as one of an import.
 */
export function toCategory({ categories }: ResultOf<typeof categoryQuery.document>, pathname: string): Category | null {
  const item = categories?.items?.[0];
  if (!item?.uid || !item.name) return null;
  const suffix = item.url_suffix ?? '';
  // The block of a category that shows products only is left over from another mode.
  const block =
    item.display_mode === 'PAGE' || item.display_mode === 'PRODUCTS_AND_PAGE' ? (item.cms_block?.content ?? '') : '';
  return {
    uid: item.uid,
    name: item.name,
    description: item.description ?? '',
    href: item.url_path ? getShopPath(item.url_path, suffix) : pathname,
    metaTitle: item.meta_title || item.name,
    metaDescription: item.meta_description || plainText(item.description ?? ''),
    image: item.image ?? null,
    ancestors: (item.breadcrumbs ?? []).flatMap((crumb) =>
      crumb?.category_name && crumb.category_url_path
        ? [{ uid: crumb.category_uid, name: crumb.category_name, href: getShopPath(crumb.category_url_path, suffix) }]
        : [],
    ),
    children: (item.children ?? [])
      .flatMap((child) =>
        child?.name && child.url_path && child.include_in_menu !== 0
          ? [
              {
                uid: child.uid,
                name: child.name,
                href: getShopPath(child.url_path, child.url_suffix),
                image: child.image ?? null,
                position: child.position ?? 0,
              },
            ]
          : [],
      )
      .sort((a, b) => a.position - b.position || a.name.localeCompare(b.name))
      .map(({ position: _, ...child }) => child),
    block,
    showsProducts: item.display_mode !== 'PAGE' || !block,
    isAnchor: item.is_anchor !== 0,
    sorting: {
      preferred: item.default_sort_by || null,
      available: (item.available_sort_by ?? []).flatMap((attribute) => attribute || []),
    },
  };
}
