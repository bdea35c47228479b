import { Inline, PageBlock, Stack } from '@witryna/ui/layout';
import { Heading, TextLink } from '@witryna/ui/text';
import { Html } from '../content/index.ts';
import { breadcrumbData, definePage, PageBreadcrumbs, PageNotFound } from '../app/index.ts';
import { addingCatalogue } from '../cart/index.ts';
import { useIntl } from '../i18n/index.ts';
import { readCategory, type Category } from './category.ts';
import { categoryQuery } from './category-operations.ts';
import { getFirstPage, toPage, writeListState } from './list-state.ts';
import { catalogCatalogue, messages } from './messages.ts';
import { priceFilterCatalogue } from './price-filter/messages.ts';
import { ProductList } from './product-list.tsx';
import { loadListing, type ProductListing } from './product-listing.ts';

interface CategoryPageView {
  /** Its description is sanitised. */
  category: Category;
  listing: ProductListing;
}

function CategoryPage({ view: { category, listing } }: { view: CategoryPageView }) {
  const intl = useIntl();
  return (
    <PageBlock space="x4">
      <Stack gap="x6">
        <Stack gap="x3">
          <PageBreadcrumbs ancestors={category.ancestors} current={category.name} />
          <Heading level={1}>{category.name}</Heading>
          {category.description && getFirstPage(listing.state) === 1 && <Html html={category.description} />}
          {category.children.length > 0 && (
            <Inline as="nav" gap="x4" aria-label={intl.formatMessage(messages.subcategories)}>
              {category.children.map(({ uid, name, href }) => (
                <TextLink key={uid} href={href}>
                  {name}
                </TextLink>
              ))}
            </Inline>
          )}
        </Stack>
        <ProductList listing={listing} />
      </Stack>
    </PageBlock>
  );
}

/** The page of a category: breadcrumbs, filters, order, products, pages (CAT-06). */
export const page = definePage({
  catalogues: [catalogCatalogue, priceFilterCatalogue, addingCatalogue],
  still: true,
  load: async ({ uid }: { uid: string }, context) => {
    const { fetch, pathname, intl, root, frame } = context;
    const [answer, listing, { sanitizeHtml }] = await Promise.all([
      fetch(categoryQuery, { uid }),
      loadListing({ categoryUid: uid }, context),
      import('@witryna/page-builder/parser'),
    ]);
    const category = readCategory(answer);
    if (!category) throw new PageNotFound();
    const { state, pages } = listing;
    const pagePath = (number: number) => pathname + writeListState(toPage(state, number));
    const firstPage = getFirstPage(state);
    const filtered = Object.keys(state.filters).length > 0 || state.sort !== null;
    return {
      view: { category: { ...category, description: sanitizeHtml(category.description, frame) }, listing },
      metadata: {
        title:
          firstPage > 1 ? intl.formatMessage(messages.pageTitle, { title: category.metaTitle, page: firstPage }) : category.metaTitle,
        description: category.metaDescription,
        // Filtered and sorted lists are the same products again; search engines are pointed to the plain list.
        canonicalPath: filtered ? pathname : pagePath(firstPage),
        ...(category.image && { image: category.image }),
        ...(firstPage > 1 && { previousPath: pagePath(firstPage - 1) }),
        ...(state.page < pages && { nextPath: pagePath(state.page + 1) }),
        // Search engines read it in the server's HTML; a browser has no use for it.
        ...(import.meta.env.SSR && {
          structuredData: [breadcrumbData(root, [...category.ancestors, category], intl)],
        }),
      },
      cacheTags: [`cat_c_${uid}`, ...listing.products.map((product) => `cat_p_${product.uid}`)],
    };
  },
  Component: CategoryPage,
});
