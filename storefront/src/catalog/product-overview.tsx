import { Gallery } from '@witryna/ui/gallery';
import { Image } from '@witryna/ui/image';
import { Inline, Stack } from '@witryna/ui/layout';
import { OptionPicker } from '@witryna/ui/option-picker';
import { QuantityStepper } from '@witryna/ui/quantity-stepper';
import { Heading, Text, TextLink } from '@witryna/ui/text';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { RichTextView } from '../content/index.ts';
import { useHydrated } from '../platform/hydration/use-hydrated.ts';
import { useStoreViewHref } from '../platform/layout/layout-context.tsx';
import { useStorage } from '../platform/storage-context.tsx';
import { AddToCartButton, optionFieldPrefix, PriceNotice, rememberImage } from '../cart/index.ts';
import { LazyCompareToggle } from '../compare/index.ts';
import { LazyStoreAvailability } from '../favorite-store/index.ts';
import { formatMinorUnits, useIntl } from '../i18n/index.ts';
import { LazySendToFriend } from '../send-friend/index.ts';
import { getLazyPriceFor, LazySalePrice } from '../sale-terms/index.ts';
import { SubscriptionOffer } from '../subscription/index.ts';
import { addLazyVideoSlides } from '../product-videos/index.ts';
import { LazyPurchaseForm } from '../product-options/index.ts';
import { LazyWishlistToggle } from '../wishlist/index.ts';
import { PriceTag, RatingSummary, TaxNote } from '../products/index.ts';
import { getQuantityLimits } from './get-quantity-limits.ts';
import type { ProductPageView } from './load-product-page.ts';
import { ProductInformation } from './product-information.tsx';
import * as styles from './product-overview.css.ts';
import { productImageSize } from './product-image-size.ts';
import { StockStatus } from './stock-status.tsx';
import { chooseValue, chosenVariant, initialChoice, isValueAvailable, readSelection } from './variant-choice.ts';

/** Gallery, name, price, options, quantity and "add to cart" of a product, and its texts. */
export function ProductOverview({
  product,
  shortDescription,
  description,
}: Pick<ProductPageView, 'product' | 'shortDescription' | 'description'>) {
  const intl = useIntl();
  const { search, hash } = useLocation();
  const [choice, setChoice] = useState(() => initialChoice(product, readSelection(product.options, search)));
  const [quantity, setQuantity] = useState(1);
  const [parts, setParts] = useState<readonly string[]>([]);
  const configurable = product.options.length > 0;
  const variant = configurable ? chosenVariant(product, choice) : null;
  const price = variant?.price ?? product.price;
  const facts = { ...product.facts, ...variant?.facts };
  const pictures = variant && variant.pictures.length > 0 ? variant.pictures : product.pictures;
  const inStock = configurable ? (variant?.inStock ?? false) : product.inStock;
  const fewLeft = configurable ? (variant?.fewLeft ?? null) : product.fewLeft;
  const cartPath = useStoreViewHref('/cart');
  const storage = useStorage();
  // The server does not get the fragment, with which Magento's own links name a variant.
  const [readHash, setReadHash] = useState('');
  const isHydrated = useHydrated();
  if (isHydrated && readHash !== hash) {
    setReadHash(hash);
    const selected = readSelection(product.options, '', hash);
    if (Object.keys(selected).length > 0) setChoice(initialChoice(product, selected));
  }
  const [firstPicture] = product.pictures;
  useEffect(() => {
    if (firstPicture) rememberImage(storage, product.sku, firstPicture.src);
  }, [storage, product.sku, firstPicture]);
  const terms = product.terms?.[variant?.sku ?? product.sku];
  const limits = getQuantityLimits(product, variant?.sku ?? product.sku, quantity);
  const wanted = Math.max(limits.min, Math.min(quantity, limits.max));
  const current = price && getLazyPriceFor(wanted, price, terms).current;

  const similar = product.recommended.length > 0 ? '#recommendations' : product.related.length > 0 ? '#related' : null;
  const heart = (
    <div className={styles.heart}>
      <LazyWishlistToggle
        sku={product.sku}
        name={product.name}
        options={variant ? { selectedOptions: product.options.map(({ code }) => choice[code] ?? '') } : undefined}
      />
    </div>
  );

  const variantOptions = product.options.map(({ code, label, values }) => ({
    label,
    value: values.find(({ uid }) => uid === choice[code])?.label ?? '',
    valueUid: choice[code] ?? '',
  }));

  return (
    <div className={styles.overview}>
      <div className={styles.gallery}>
        <Gallery
          key={variant?.sku ?? product.sku}
          images={addLazyVideoSlides(
            pictures.map(({ src, alt }) => ({ src, alt: alt || product.name })),
            product.videos,
            { name: product.name, imageSize: productImageSize },
          )}
          {...productImageSize}
          data-product-gallery
          strings={{ gallery: intl.formatMessage('catalog.gallery', { name: product.name }) }}
        />
      </div>
      <Stack gap="x6" className={styles.information}>
        <Stack gap="x2">
          {(product.rating || product.brandMark) && (
            <Inline gap="x3" justify="between" align="center">
              {product.rating && (
                <RatingSummary rating={product.rating} href={product.reviews.length > 0 ? '#reviews' : ''} withWord />
              )}
              {product.brandMark && (
                <TextLink href={product.brandMark.href} className={styles.brandMark}>
                  <Image src={product.brandMark.image} alt={product.brandMark.name} maxWidth={80} ratio={2} />
                </TextLink>
              )}
            </Inline>
          )}
          <Heading level={1}>{product.name}</Heading>
          <Text tone="secondary">{variant?.subtitle ?? product.subtitle}</Text>
          <Text size="small" tone="secondary">
            {intl.formatMessage('catalog.sku', { sku: variant?.sku ?? product.sku })}
          </Text>
        </Stack>
        {shortDescription && <RichTextView text={shortDescription} width="container" />}
        {price && (
          <Stack gap="x1">
            {terms ? (
              <LazySalePrice price={price} terms={terms} quantity={wanted} />
            ) : (
              <div aria-live="polite" aria-atomic>
                <PriceTag price={price} size="large" />
              </div>
            )}
            <PriceNotice isShipped={!price.isVirtual} />
          </Stack>
        )}
        <form method="post" action={cartPath} className={styles.form}>
          <input type="hidden" name="sku" value={product.sku} />
          {product.options.map((option) => (
            <OptionPicker
              key={option.code}
              name={optionFieldPrefix + option.code}
              label={option.label}
              value={choice[option.code] ?? ''}
              onValueChange={(value) => setChoice(chooseValue(product, choice, option.code, value))}
              options={option.values.map(({ uid, label, swatch }) => ({
                value: uid,
                label,
                swatch,
                unavailableReason: isValueAvailable(product, choice, option.code, uid)
                  ? undefined
                  : intl.formatMessage('catalog.variantOutOfStock'),
              }))}
            />
          ))}
          {product.purchase && (
            <LazyPurchaseForm
              product={product}
              purchase={product.purchase}
              variantOptions={variantOptions}
              onVariantChange={setChoice}
              onPartsChange={setParts}
              quantity={wanted}
              onQuantityChange={setQuantity}
              limits={limits}
              variantPrice={(current?.minor ?? 0) - (product.price?.current.minor ?? 0)}
              inStock={inStock}
              layout={styles}
            />
          )}
          {inStock && !product.purchase && (
            <div className={styles.buy}>
              <QuantityStepper
                name="quantity"
                itemName={product.name}
                value={wanted}
                {...limits}
                onValueChange={setQuantity}
              />
              <div className={styles.actions}>
                {current && (
                  <div className={styles.barPrice} aria-hidden>
                    {price.from && intl.formatMessage('catalog.price.fromLabel')}{' '}
                    {formatMinorUnits(intl, current.minor, current.currency)}
                    <TaxNote />
                  </div>
                )}
                <div className={styles.addToCart}>
                  <AddToCartButton product={product} quantity={wanted} options={variantOptions} look="wide" />
                </div>
                {heart}
              </div>
            </div>
          )}
        </form>
        <Stack gap="x2">
          <StockStatus
            inStock={inStock}
            fewLeft={fewLeft}
            isShipped={!price?.isVirtual && !product.purchase?.isGiftCard}
            deliveryTime={facts.deliveryTime}
          />
          {!inStock && similar && <TextLink href={similar}>{intl.formatMessage('catalog.similar')}</TextLink>}
          {inStock && (
            <LazyStoreAvailability
              skus={product.purchase?.partUids.length ? parts : [variant?.sku ?? product.sku]}
              name={product.name}
              label={intl.formatMessage('catalog.checkStores')}
              listPath="/stores"
            />
          )}
        </Stack>
        <LazyCompareToggle uid={product.uid} name={product.name} look="wide" />
        <LazySendToFriend uid={product.uid} name={product.name} />
        {inStock ? <SubscriptionOffer /> : heart}
        <ProductInformation description={description} facts={facts} labels={product.factLabels} />
      </Stack>
    </div>
  );
}
