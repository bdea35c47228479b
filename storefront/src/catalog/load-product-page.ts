import { getBreadcrumbJsonLd } from '../platform/breadcrumbs/breadcrumb-data.ts';
import type { LoadContext } from '../platform/navigation/load-context.ts';
import type { LoaderData } from '../platform/navigation/page.tsx';
import {
  getContents,
  parseRichText,
  plainText,
  preloadRichText,
  requestProductLists,
  richTextModules,
  type RichText,
} from '../content/index.ts';
import { hasImageOption, imageFieldModule, loadPurchaseOptions, purchaseFormModule } from '../product-options/index.ts';
import { loadVideos, productVideosModule } from '../product-videos/index.ts';
import { loadSaleTerms, salePriceModule } from '../sale-terms/index.ts';
import { loadProduct } from './load-product.ts';
import type { ProductDetails } from './product-details.ts';
import { toProductFilter, type ProductParams } from './product-params.ts';
import { parseQuestions } from './questions.ts';
import { getFaqJsonLd, getProductJsonLd } from './structured-data.ts';

/** What the page of a product shows. */
export interface ProductPageView {
  product: ProductDetails;
  shortDescription: RichText | null;
  description: RichText | null;
  premiumContent: RichText | null;
  socialWall: RichText | null;
}

/**
 * Loads the page of a product.
 *
 * @throws PageNotFoundError where the backend has no product
 */
export async function loadProductPage(
  params: ProductParams,
  context: LoadContext,
): Promise<LoaderData<ProductPageView>> {
  const { fetch, intl, root, layout } = context;
  // In a browser, the texts request their lists themselves.
  const loadLists = import.meta.env.SSR && requestProductLists(`product ${Object.values(params).join()}`, context);
  const [{ raw, product: safe }, { terms, specialPriceEnd }] = await Promise.all([
    loadProduct(params, context),
    loadSaleTerms(context, toProductFilter(params)),
  ]);
  const [purchase, videos] = await Promise.all([
    safe.hasPurchaseOptions ? loadPurchaseOptions(context, safe.sku) : null,
    safe.hasVideos ? loadVideos(fetch, safe.sku) : [],
  ]);
  const product = { ...safe, purchase, terms, videos };
  const [shortDescription = null, description = null, premiumContent = null, socialWall = null] = await Promise.all(
    [raw.shortDescription, raw.description, raw.premiumContent, raw.socialWall].map((html) =>
      parseRichText(html, layout.settings, intl),
    ),
  );
  const texts = [shortDescription, description, premiumContent, socialWall];
  const isComplete = loadLists && (await loadLists(getContents(texts)));
  await preloadRichText([shortDescription, description]);
  const summary = raw.shortDescription || raw.description;
  const questions = import.meta.env.SSR ? parseQuestions(raw.facts.questions ?? '') : [];
  const picture = product.pictures[0];
  return {
    view: { product, shortDescription, description, premiumContent, socialWall },
    metadata: {
      title: product.metaTitle ?? [product.name, product.subtitle].filter(Boolean).join(', '),
      description: product.metaDescription ?? plainText(summary),
      canonicalPath: product.href,
      type: 'product' as const,
      ...(picture && { image: picture.src }),
      // Search engines read it in the server's HTML; a browser has no use for it.
      ...(import.meta.env.SSR && {
        structuredData: [
          getProductJsonLd(root, { ...product, shortDescription: summary }, layout.store, { specialPriceEnd }),
          getBreadcrumbJsonLd(root, [...product.trail, product], intl),
          ...(questions.length > 0 ? [getFaqJsonLd(questions)] : []),
        ],
      }),
    },
    cacheTags: [product.uid, ...(purchase?.partUids ?? [])].map((uid) => `cat_p_${uid}`),
    ...(import.meta.env.SSR && {
      ...(!isComplete && { isIncomplete: true as const }),
      lazyModules: [
        ...(await richTextModules(texts)),
        ...(purchase ? [purchaseFormModule] : []),
        ...(purchase && hasImageOption(purchase) ? [imageFieldModule] : []),
        ...(terms ? [salePriceModule] : []),
        ...(product.videos.length > 0 ? [productVideosModule] : []),
      ],
    }),
  };
}
