import { PageBlock, Stack } from '@witryna/ui/layout';
import { getBreadcrumbJsonLd } from '../platform/breadcrumbs/breadcrumb-data.ts';
import { PageBreadcrumbs } from '../platform/breadcrumbs/page-breadcrumbs.tsx';
import { BelowFold } from '../platform/hydration/below-fold.tsx';
import { PageNotFoundError } from '../platform/navigation/page-not-found-error.ts';
import { definePage } from '../platform/navigation/page.tsx';
import { addingMessages } from '../cart/index.ts';
import {
  contentMessages,
  EditorialSection,
  getContents,
  preloadContent,
  preloadRichText,
  requestProductLists,
  richTextModules,
} from '../content/index.ts';
import { CategoryHead } from './category-head.tsx';
import { toCategory, type Category } from './category.ts';
import { categoryQuery } from './category-operations.ts';
import { toCategoryTexts, type CategoryTexts } from './category-texts.ts';
import { listViewModule, loadListView } from './lazy-list-view.tsx';
import { getModeQuery } from './list-mode.ts';
import { getFirstPage, toPage, writeListState } from './list-state.ts';
import { productsMessages } from '../products/index.ts';
import { priceFilterMessages } from './price-filter/messages.ts';
import { ProductList } from './product-list.tsx';
import { toCategoryListing } from './category-listing.ts';
import { loadListing, type ProductListing } from './product-listing.ts';

interface CategoryPageView {
  category: Pick<Category, 'uid' | 'name' | 'image' | 'ancestors' | 'children'>;
  texts: CategoryTexts;
  /** Null where the merchant shows texts alone. */
  listing: ProductListing | null;
}

function CategoryPage({ view: { category, texts, listing } }: { view: CategoryPageView }) {
  return (
    <>
      <PageBlock space="x4">
        <Stack gap="x4">
          <Stack gap="x2">
            <PageBreadcrumbs ancestors={category.ancestors} current={category.name} />
            <CategoryHead category={category} lead={texts.lead} />
          </Stack>
          {listing && <ProductList listing={listing} />}
        </Stack>
      </PageBlock>
      {texts.sections.length > 0 && (
        <BelowFold key={category.uid}>
          {texts.sections.map((text, index) => (
            <EditorialSection key={index} text={text} />
          ))}
        </BelowFold>
      )}
    </>
  );
}

/** The page of a category: breadcrumbs, filters, order, products, pages. */
export const page = definePage({
  messageCatalogs: [productsMessages, priceFilterMessages, addingMessages, contentMessages],
  load: async ({ uid }: { uid: string }, context) => {
    const { fetch, pathname, intl, root, layout } = context;
    // In a browser, the texts request their lists themselves. Only the first page has texts.
    const loadLists =
      import.meta.env.SSR && requestProductLists(context.url.searchParams.has('p') ? null : `cat_c_${uid}`, context);
    const [answer, usual] = await Promise.all([
      fetch(categoryQuery, { uid }),
      loadListing({ categoryUid: uid }, context),
    ]);
    const category = toCategory(answer, pathname);
    if (!category) throw new PageNotFoundError();
    const listing = await toCategoryListing(category, usual, context);
    const { state, pages, listView } = listing;
    const keep = listView && getModeQuery(listView);
    // Magento also has the category at a path made of its id, such as `/catalog/category/view/id/5`.
    const ownPath = pathname.startsWith('/catalog/category/view/') ? category.href : pathname;
    const pagePath = (number: number) => ownPath + writeListState(toPage(state, number), keep);
    const firstPage = getFirstPage(state);
    // Texts belong to the list as a whole; the pages after the first one would repeat them.
    const texts =
      firstPage === 1 ? await toCategoryTexts(category, layout.settings, intl) : { lead: null, sections: [] };
    const isComplete = loadLists && (await loadLists(getContents([texts.lead, ...texts.sections])));
    await preloadRichText(texts.sections);
    const filtered = Object.keys(state.filters).length > 0 || state.sort !== null;
    return {
      view: {
        category: toShown(category),
        texts,
        // A filter can only be wanted of products, as on Magento's own pages.
        listing: category.showsProducts || filtered || firstPage > 1 ? listing : null,
      },
      metadata: {
        title:
          firstPage > 1
            ? intl.formatMessage('catalog.pageTitle', { title: category.metaTitle, page: firstPage })
            : category.metaTitle,
        description: category.metaDescription,
        // Lists with a filter, an order or a mode are the same products again; search engines are pointed to the plain
        // list.
        canonicalPath: filtered || listView?.mode !== listView?.modes[0] ? ownPath : pagePath(firstPage),
        ...(category.image && { image: category.image }),
        ...(firstPage > 1 && { previousPath: pagePath(firstPage - 1) }),
        ...(state.page < pages && { nextPath: pagePath(state.page + 1) }),
        // Search engines read it in the server's HTML; a browser has no use for it.
        ...(import.meta.env.SSR && {
          structuredData: [getBreadcrumbJsonLd(root, [...category.ancestors, category], intl)],
        }),
      },
      cacheTags: [`cat_c_${uid}`, `cat_c_p_${uid}`, ...listing.products.map((product) => `cat_p_${product.uid}`)],
      ...(import.meta.env.SSR && {
        ...(!isComplete && { isIncomplete: true as const }),
        lazyModules: [
          ...(await richTextModules([texts.lead, ...texts.sections])),
          ...(listView ? [listViewModule] : []),
        ],
      }),
    };
  },
  loadParts: async ({ listing }) => {
    await (listing?.listView && loadListView());
    return [];
  },
  preload: preloadContent,
  Component: CategoryPage,
});

/** What the page shows of a category, so that its other texts do not come to the browser twice. */
function toShown({ uid, name, image, ancestors, children }: Category): CategoryPageView['category'] {
  return { uid, name, image, ancestors, children };
}
