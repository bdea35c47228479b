import { PageBlock, Stack } from '@witryna/ui/layout';
import { ProductGrid } from '@witryna/ui/product-grid';
import { Heading } from '@witryna/ui/text';
import { Fragment, type ReactNode } from 'react';
import { PageBreadcrumbs } from '../platform/breadcrumbs/page-breadcrumbs.tsx';
import { BelowFold } from '../platform/hydration/below-fold.tsx';
import { useLayout } from '../platform/layout/layout-context.tsx';
import { definePage } from '../platform/navigation/page.tsx';
import { addingMessages, cartMessages } from '../cart/index.ts';
import { contentMessages, getContents, preloadContent, RichTextView } from '../content/index.ts';
import { useIntl } from '../i18n/index.ts';
import { hasImageOption, loadImageField, loadPurchaseForm } from '../product-options/index.ts';
import { loadProductVideos } from '../product-videos/index.ts';
import { RecentlyViewed } from '../recently-viewed/index.ts';
import { productsMessages, ProductCardItem, type ProductSummary } from '../products/index.ts';
import { loadSalePrice, preloadSaleTerms } from '../sale-terms/index.ts';
import type { ProductPageView } from './load-product-page.ts';
import { ProductOverview } from './product-overview.tsx';
import * as styles from './product-page.css.ts';
import type { ProductParams } from './product-params.ts';
import { ProductQuestions } from './product-questions.tsx';
import { ProductReviews } from './product-reviews.tsx';
import { isProductSection, type ProductSection } from './section-order.ts';

/** The sections below each other, in the order of the store configuration. */
function ProductPage({ view }: { view: ProductPageView }) {
  const { product, premiumContent, socialWall } = view;
  const intl = useIntl();
  const { productSections, store } = useLayout();
  const contents: Record<ProductSection, ReactNode> = {
    // Another product starts over: its own options, quantity and picture.
    overview: <ProductOverview key={product.sku} {...view} />,
    premiumContent: premiumContent && (
      <Wide>
        <RichTextView text={premiumContent} />
      </Wide>
    ),
    related: <ProductRow id="related" title={intl.formatMessage('catalog.related')} products={product.related} />,
    recommendations: (
      <>
        <ProductRow
          id="recommendations"
          title={intl.formatMessage('catalog.recommendations')}
          products={product.recommended}
        />
        <RecentlyViewed key={product.sku} sku={product.sku} />
      </>
    ),
    questions: product.facts.questions && <ProductQuestions html={product.facts.questions} />,
    reviews: store.hasReviews !== false && (
      <ProductReviews key={product.sku} sku={product.sku} reviews={product.reviews} rating={product.rating} />
    ),
    socialWall: socialWall && (
      <Wide>
        <RichTextView text={socialWall} />
      </Wide>
    ),
  };
  const [first, ...others] = productSections.filter(isProductSection);
  return (
    <PageBlock space="x4">
      <Stack gap="x3">
        <PageBreadcrumbs ancestors={product.trail} current={product.name} />
        <div className={styles.sections}>
          <>{first && contents[first]}</>
          <div className={styles.others}>
            <BelowFold key={product.sku}>
              {others.map((section) => (
                <Fragment key={section}>{contents[section]}</Fragment>
              ))}
            </BelowFold>
          </div>
        </div>
      </Stack>
    </PageBlock>
  );
}

/** Page Builder rows keep their own distance from the edge of the screen. */
function Wide({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}

function ProductRow({ id, title, products }: { id: string; title: string; products: readonly ProductSummary[] }) {
  if (products.length === 0) return null;
  return (
    <Stack as="section" gap="x6" aria-labelledby={id}>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <ProductGrid columns="four">
        {products.slice(0, 4).map((product) => (
          <ProductCardItem key={product.uid} product={product} />
        ))}
      </ProductGrid>
    </Stack>
  );
}

/** Only a navigation loads a product; the server has done it for the first page. */
const importLoader = () => import('./load-product-page.ts');

/** The page of a product. */
export const page = definePage({
  messageCatalogs: [productsMessages, addingMessages, cartMessages],
  load: async (params: ProductParams, context) => (await importLoader()).loadProductPage(params, context),
  loadParts: async ({ product, shortDescription, description }) => {
    const catalogs = await Promise.all([
      product.purchase && loadPurchaseForm(),
      product.purchase && hasImageOption(product.purchase) && loadImageField().then(() => null),
      product.terms && loadSalePrice(),
      product.videos.length > 0 && loadProductVideos(),
    ]);
    return [
      ...catalogs.filter((catalog) => catalog !== null && catalog !== false),
      ...(getContents([shortDescription, description]).length > 0 ? [contentMessages] : []),
    ];
  },
  preload: () => Promise.all([preloadContent(), preloadSaleTerms(), importLoader()]),
  Component: ProductPage,
});
