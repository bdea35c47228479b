import { findBlock } from '../../cms/cms-store.ts';
import type { CmsBlock } from '../../cms/cms-store.ts';
import { noSuchEntity } from '../../graphql-error.ts';
import type { Resolvers } from '../../module.ts';
import type { RequestContext } from '../../request-context.ts';
import { redirectCode } from '../../route/routed.ts';
import type { Routed } from '../../route/routed.ts';
import { ownPath } from '../../store/url-keys.ts';
import { getViewLanguage } from '../../store/view-language.ts';
import { encodeUid } from '../../uid.ts';
import { assertPaging, paginate } from '../paging.ts';
import type { Paging } from '../paging.ts';
import { listProducts } from '../product-list/product-list.ts';
import type { ProductSort } from '../product-list/sort-order.ts';
import { findProducts } from '../product/product.ts';
import { plainText } from '../search/fold-text.ts';
import { getImages } from '../images.ts';
import { categoryPath, getUrlSuffix } from '../url.ts';
import { countProducts } from './category.ts';
import type { Category } from './category.ts';
import { filterCategories } from './category-filter.ts';
import type { CategoryFilter } from './category-filter.ts';
import { categoryDescription, categoryName, categoryPromoContent } from './category-texts.ts';
import { getCategoryDisplay } from './category-display.ts';
import { categorySource } from './category-source.ts';
import type { CategorySource } from './category-source.ts';
import { countDescendants, findAncestors, findSubcategories } from './category-tree.ts';

interface CategoryListArguments extends Paging {
  readonly filters?: CategoryFilter | null;
}

const PAGE_BUILDER_MARK = 'data-content-type';

/** Promotional content goes to the field of its kind: plain HTML or Page Builder markup. */
function promo(category: Category, rich: boolean, { storeView }: RequestContext): string | null {
  const promoContent = categoryPromoContent(category, storeView);
  return promoContent !== null && promoContent.includes(PAGE_BUILDER_MARK) === rich ? promoContent : null;
}

/** A stored path or URL key in the words of the request's store view. */
const own = (path: string | null, { storeView }: RequestContext): string | null => path && ownPath(storeView, path);

function breadcrumb(category: Category, context: RequestContext): Record<string, unknown> {
  const { id, level, urlKey, urlPath } = category;
  return {
    category_uid: encodeUid(id),
    category_id: id,
    category_level: level,
    category_name: categoryName(category, context.storeView),
    category_url_key: own(urlKey, context),
    category_url_path: own(urlPath, context),
  };
}

/** URL of the banner of a category. */
function imageUrl({ urlPath }: Category, _: unknown, { shop, mediaBaseUrl }: RequestContext): string | null {
  const image = urlPath === null ? undefined : getImages(shop.catalog).ofCategory(urlPath);
  return image === undefined ? null : `${mediaBaseUrl}/${image}`;
}

/** The CMS block `category-<path>`, e.g. `category-witaminy-witamina-c`; null where there is none. */
function findCategoryBlock({ urlPath }: Category, { database, storeView }: RequestContext): CmsBlock | null {
  return (
    (urlPath && findBlock(database, `category-${urlPath.replaceAll('/', '-')}`, getViewLanguage(storeView))) || null
  );
}

/**
 * The CMS block of a category.
 *
 * @throws CommerceError no-such-entity where the category names a block that the store view does not have.
 */
function readCategoryBlock(category: Category, _: unknown, context: RequestContext): CmsBlock | null {
  if (getCategoryDisplay(context.shop.catalog, category.urlPath).hasMissingBlock)
    throw noSuchEntity(`The CMS block with the "${category.id}" ID doesn't exist.`);
  return findCategoryBlock(category, context);
}

function metaDescription(category: Category, _: unknown, { storeView }: RequestContext): string | null {
  const description = categoryDescription(category, storeView);
  return description === null ? null : plainText(description).trim();
}

function listCategories(
  args: CategoryListArguments,
  { database, storeView }: RequestContext,
): ReturnType<typeof paginate<CategorySource>> & { total_count: number } {
  assertPaging(args);
  const found = filterCategories(database, args.filters, storeView).map(categorySource);
  return { ...paginate(found, args), total_count: found.length };
}

/** Resolvers of the category tree. */
export const categoryResolvers: Resolvers = {
  Query: {
    categories: (_: unknown, args: CategoryListArguments, context: RequestContext) => listCategories(args, context),
    categoryList: (_: unknown, args: CategoryListArguments, context: RequestContext) =>
      listCategories(args, context).items,
  },
  CategoryTree: {
    uid: ({ id }: Category) => encodeUid(id),
    name: (category: Category, _: unknown, { storeView }: RequestContext) => categoryName(category, storeView),
    description: (category: Category, _: unknown, { storeView }: RequestContext) =>
      categoryDescription(category, storeView),
    path: ({ idPath }: Category) => idPath,
    path_in_store: ({ idPath, level }: Category) => (level > 1 ? idPath.split('/').slice(2).join('/') : null),
    include_in_menu: ({ includeInMenu }: Category) => (includeInMenu ? 1 : 0),
    is_anchor: ({ urlPath }: Category, _: unknown, { shop }: RequestContext) =>
      getCategoryDisplay(shop.catalog, urlPath).isAnchor === false ? 0 : 1,
    children: ({ id }: Category, _: unknown, { database }: RequestContext) =>
      findSubcategories(database, id).map(categorySource),
    children_count: (category: Category, _: unknown, { database }: RequestContext) =>
      String(countDescendants(database, category)),
    breadcrumbs(category: Category, _: unknown, context: RequestContext) {
      const ancestors = findAncestors(context.database, category);
      return ancestors.length === 0 ? null : ancestors.map((ancestor) => breadcrumb(ancestor, context));
    },
    url_key: ({ urlKey }: Category, _: unknown, context: RequestContext) => own(urlKey, context),
    url_path: ({ urlPath }: Category, _: unknown, context: RequestContext) => own(urlPath, context),
    url_suffix: (_: Category, __: unknown, { storeView }: RequestContext) => getUrlSuffix(storeView, 'category'),
    canonical_url: ({ urlPath }: Category, _: unknown, { storeView }: RequestContext) =>
      urlPath && categoryPath(storeView, urlPath),
    relative_url: ({ urlPath, relative_url }: Category & Routed, _: unknown, { storeView }: RequestContext) =>
      relative_url ?? (urlPath && categoryPath(storeView, urlPath)),
    redirect_code: redirectCode,
    type: () => 'CATEGORY',
    image: imageUrl,
    cms_block: readCategoryBlock,
    landing_page: () => null,
    display_mode: (category: Category, _: unknown, context: RequestContext) =>
      getCategoryDisplay(context.shop.catalog, category.urlPath).mode ??
      (findCategoryBlock(category, context) ? 'PRODUCTS_AND_PAGE' : 'PRODUCTS'),
    // Magento returns an empty list for a category that uses all orders of the configuration, and null for its default.
    available_sort_by: ({ urlPath }: Category, _: unknown, { shop }: RequestContext) =>
      getCategoryDisplay(shop.catalog, urlPath).availableSortBy ?? [],
    default_sort_by: ({ urlPath }: Category, _: unknown, { shop }: RequestContext) =>
      getCategoryDisplay(shop.catalog, urlPath).defaultSortBy ?? null,
    filter_price_range: () => null,
    meta_title: (category: Category, _: unknown, { storeView }: RequestContext) => categoryName(category, storeView),
    meta_description: metaDescription,
    meta_keywords: () => null,
    product_count: (category: Category, _: unknown, { database }: RequestContext) => countProducts(database, category),
    products({ id }: Category, args: Paging & { sort?: ProductSort | null }, context: RequestContext) {
      const list = listProducts(
        context.database,
        { ...args, filter: { category_uid: { eq: encodeUid(id) } } },
        context,
      );
      return {
        items: findProducts(context.database, list.pageIds),
        page_info: list.page_info,
        total_count: list.total_count,
      };
    },
    created_at: () => null,
    updated_at: () => null,
    skinny_navigation: ({ skinnyNavigation }: Category) => (skinnyNavigation ? 1 : 0),
    promo_content: (category: Category, _: unknown, context: RequestContext) => promo(category, false, context),
    promo_rich_content: (category: Category, _: unknown, context: RequestContext) => promo(category, true, context),
  },
};
