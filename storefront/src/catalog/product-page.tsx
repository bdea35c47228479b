import { Breadcrumbs } from '@witryna/ui/breadcrumbs';
import { PageBlock, Stack } from '@witryna/ui/layout';
import { ProductGrid } from '@witryna/ui/product-grid';
import { Heading } from '@witryna/ui/text';
import { definePage, PageNotFound } from '../app/index.ts';
import { addingCatalogue, cartCatalogue } from '../cart/index.ts';
import { useIntl } from '../i18n/index.ts';
import { plainText } from './category.ts';
import { catalogCatalogue, messages } from './messages.ts';
import { ProductCardItem } from './product-card-item.tsx';
import { readProductDetails, type ProductDetails, type SupplementFacts } from './product-details.ts';
import { ProductOverview } from './product-overview.tsx';
import { productQuery } from './product-operations.ts';
import { ProductQuestions } from './product-questions.tsx';
import { ProductReviews } from './product-reviews.tsx';
import { breadcrumbData, productData } from './structured-data.ts';

/** The sections below each other, in the order of the store configuration's defaults (CAT-08). */
function ProductPage({ view: product }: { view: ProductDetails }) {
  const intl = useIntl();
  const home = { label: intl.formatMessage(messages.home), href: '/' };
  return (
    <PageBlock space="x4">
      <Stack gap="x16">
        <Stack gap="x3">
          <Breadcrumbs
            label={intl.formatMessage(messages.breadcrumbs)}
            trail={[home, ...product.trail.map(({ name, href }) => ({ label: name, href }))]}
            current={product.name}
          />
          {/* Another product starts over: its own options, quantity and picture. */}
          <ProductOverview key={product.sku} product={product} />
        </Stack>
        {product.related.length > 0 && (
          <Stack as="section" gap="x6" aria-labelledby="related">
            <Heading level={2} id="related">
              {intl.formatMessage(messages.related)}
            </Heading>
            <ProductGrid columns="four">
              {product.related.slice(0, 4).map((related) => (
                <ProductCardItem key={related.uid} product={related} />
              ))}
            </ProductGrid>
          </Stack>
        )}
        {product.facts.questions && <ProductQuestions html={product.facts.questions} />}
        {product.reviews.length > 0 && <ProductReviews reviews={product.reviews} rating={product.rating} />}
      </Stack>
    </PageBlock>
  );
}

/** The page of a product (CAT-07). */
export const page = definePage({
  catalogues: [catalogCatalogue, addingCatalogue, cartCatalogue],
  load: async ({ sku }: { sku: string }, { fetch, intl, url }) => {
    const [answer, { sanitizeHtml }] = await Promise.all([
      fetch(productQuery, { sku }),
      import('@witryna/page-builder/parser'),
    ]);
    const found = readProductDetails(answer);
    if (!found) throw new PageNotFound();
    const product = sanitizeTexts(found, sanitizeHtml);
    const picture = product.pictures[0];
    return {
      view: product,
      metadata: {
        title: product.metaTitle ?? [product.name, product.subtitle].filter(Boolean).join(', '),
        description: product.metaDescription ?? plainText(product.shortDescription || product.description),
        canonicalPath: product.href,
        type: 'product' as const,
        ...(picture && { image: picture.src }),
        // Search engines read it in the server's HTML; a browser has no use for it.
        ...(import.meta.env.SSR && {
          structuredData: [
            productData(url.origin, product),
            breadcrumbData(
              url.origin,
              [...product.trail, product].map(({ name, href }) => ({ name, path: href })),
              intl.formatMessage(messages.home),
            ),
          ],
        }),
      },
      cacheTags: [`cat_p_${product.uid}`],
    };
  },
  Component: ProductPage,
});

function sanitizeTexts(product: ProductDetails, sanitize: (html: string) => string): ProductDetails {
  const safe = (html: string | null) => (html === null ? null : sanitize(html));
  const { dailyPortion, composition, ingredients, dosage, warnings, storage, producer, questions } = product.facts;
  const facts: SupplementFacts = {
    dailyPortion: safe(dailyPortion),
    composition: safe(composition),
    ingredients: safe(ingredients),
    dosage: safe(dosage),
    warnings: safe(warnings),
    storage: safe(storage),
    producer: safe(producer),
    questions: safe(questions),
  };
  return {
    ...product,
    shortDescription: sanitize(product.shortDescription),
    description: sanitize(product.description),
    facts,
  };
}
