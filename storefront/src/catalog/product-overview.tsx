import { Gallery } from '@witryna/ui/gallery';
import { Stack } from '@witryna/ui/layout';
import { OptionPicker } from '@witryna/ui/option-picker';
import { QuantityStepper } from '@witryna/ui/quantity-stepper';
import { Heading, Text, TextLink } from '@witryna/ui/text';
import { useEffect, useState } from 'react';
import { Html } from '../content/index.ts';
import { useStorage } from '../app/index.ts';
import { AddToCartButton, maximumQuantity, quantityLabels, rememberImage } from '../cart/index.ts';
import { StoreAvailabilitySlot } from '../favorite-store/index.ts';
import { formatHundredths, useIntl } from '../i18n/index.ts';
import { SubscriptionOffer } from '../subscription/index.ts';
import { WishlistHeart } from '../wishlist/index.ts';
import { messages } from './messages.ts';
import { PriceTag } from './price-tag.tsx';
import type { ProductDetails } from './product-details.ts';
import { ProductFacts } from './product-facts.tsx';
import * as styles from './product-overview.css.ts';
import { productPictureSize } from './product-picture-size.ts';
import { RatingSummary } from './rating-summary.tsx';
import { StockStatus } from './stock-status.tsx';
import { chosenVariant, initialChoice, isValueAvailable } from './variant-choice.ts';

/** Gallery, name, price, options, quantity and "add to cart" of a product, and its texts. */
export function ProductOverview({ product }: { product: ProductDetails }) {
  const intl = useIntl();
  const [choice, setChoice] = useState(() => initialChoice(product));
  const [quantity, setQuantity] = useState(1);
  const configurable = product.options.length > 0;
  const variant = configurable ? chosenVariant(product, choice) : null;
  const price = variant?.price ?? product.price;
  const pictures = variant && variant.pictures.length > 0 ? variant.pictures : product.pictures;
  const inStock = configurable ? (variant?.inStock ?? false) : product.inStock;
  const fewLeft = configurable ? (variant?.fewLeft ?? null) : product.fewLeft;
  const total = pictures.length;
  const storage = useStorage();
  const [firstPicture] = product.pictures;
  useEffect(() => {
    if (firstPicture) rememberImage(storage, product.sku, firstPicture.src);
  }, [storage, product.sku, firstPicture]);
  const most = fewLeft ?? maximumQuantity;

  const similar = product.recommended.length > 0 ? '#recommendations' : product.related.length > 0 ? '#related' : null;
  const heart = (
    <div className={styles.heart}>
      <WishlistHeart sku={product.sku} name={product.name} selectedOptions={variant ? product.options.map(({ code }) => choice[code] ?? '') : []} />
    </div>
  );

  return (
    <div className={styles.overview}>
      <div className={styles.gallery}>
        <Gallery
          key={variant?.sku ?? product.sku}
          pictures={pictures.map(({ src, alt }) => ({ src, alt: alt || product.name }))}
          {...productPictureSize}
          labels={{
            gallery: intl.formatMessage(messages.gallery, { name: product.name }),
            picture: (position) => intl.formatMessage(messages.picture, { position, total }),
            previous: intl.formatMessage(messages.previousPicture),
            next: intl.formatMessage(messages.nextPicture),
            zoom: intl.formatMessage(messages.zoom),
            closeZoom: intl.formatMessage(messages.closeZoom),
            zoomIn: intl.formatMessage(messages.zoomIn),
            zoomOut: intl.formatMessage(messages.zoomOut),
            zoomReset: intl.formatMessage(messages.zoomReset),
          }}
        />
      </div>
      <Stack gap="x6" className={styles.information}>
        <Stack gap="x2">
          {product.rating && <RatingSummary rating={product.rating} href={product.reviews.length > 0 ? '#reviews' : ''} withWord />}
          <Heading level={1}>{product.name}</Heading>
          <Text tone="secondary">{variant?.subtitle ?? product.subtitle}</Text>
          <Text size="small" tone="secondary">
            {intl.formatMessage(messages.sku, { sku: variant?.sku ?? product.sku })}
          </Text>
        </Stack>
        {product.shortDescription && <Html html={product.shortDescription} />}
        {price && <PriceTag price={price} size="large" />}
        {product.options.map((option) => (
          <OptionPicker
            key={option.code}
            name={option.code}
            label={option.label}
            value={choice[option.code] ?? ''}
            onChange={(value) => setChoice({ ...choice, [option.code]: value })}
            options={option.values.map(({ uid, label, swatch }) => ({
              value: uid,
              label,
              swatch,
              ...(!isValueAvailable(product, choice, option.code, uid) && {
                unavailable: intl.formatMessage(messages.variantOutOfStock),
              }),
            }))}
          />
        ))}
        {inStock && (
          <div className={styles.buy}>
            <QuantityStepper
              labels={quantityLabels(intl, product.name, most)}
              value={Math.min(quantity, most)}
              max={most}
              onChange={setQuantity}
            />
            <div className={styles.actions}>
              {price && (
                <span className={styles.barPrice} aria-hidden>
                  {price.from && intl.formatMessage(messages.fromPrice)} {formatHundredths(intl, price.current.minor, price.current.currency)}
                </span>
              )}
              <div className={styles.addToCart}>
                <AddToCartButton
                  sku={product.sku}
                  name={product.name}
                  quantity={Math.min(quantity, most)}
                  selectedOptions={product.options.map(({ code }) => choice[code] ?? '')}
                  look="wide"
                />
              </div>
              {heart}
            </div>
          </div>
        )}
        <Stack gap="x2">
          <StockStatus inStock={inStock} fewLeft={fewLeft} />
          {!inStock && similar && <TextLink href={similar}>{intl.formatMessage(messages.similar)}</TextLink>}
          <StoreAvailabilitySlot sku={variant?.sku ?? product.sku} label={intl.formatMessage(messages.checkStores)} listPath="/stores" />
        </Stack>
        {inStock ? <SubscriptionOffer /> : heart}
        <ProductFacts description={product.description} facts={{ ...product.facts, ...variant?.facts }} />
      </Stack>
    </div>
  );
}
