/** What the definition of a shop needs from the backend; `run-backend.ts` starts a process with it. */
export { createImageFolder } from './media/create-image-folder.ts';
export type { Drawing } from './media/drawing.ts';
export type { ImageSource } from './media/image-source.ts';
export { getRating } from './review/get-rating.ts';
export type { SeedAccount, SeedOrder, SeedWishlistItem } from './shop/account-seed.ts';
export type {
  CatalogSeed,
  ContentUnit,
  NetContent,
  SearchRules,
  SeedAttribute,
  SeedCategory,
  SeedCategoryDisplay,
  SeedImage,
  SeedProduct,
  SeedProductTranslation,
  SeedReview,
  SeedTextAttribute,
  SeedTexts,
  SeedVariant,
  SeedVariantTranslation,
  SimpleKind,
} from './shop/catalog-seed.ts';
export type {
  ContentSeed,
  SeedCmsBlock,
  SeedCmsBlockTexts,
  SeedCmsPage,
  SeedCmsPageTexts,
  SeedUrlRewrite,
} from './shop/content-seed.ts';
export type { SeedCoupon, SeedGiftRule } from './shop/offer-seed.ts';
export type { MinorUnits, SeedPrice } from './shop/seed-price.ts';
export type { SeedParcelLocker, SeedStore } from './shop/place-seed.ts';
export type { ShopSettings } from './shop/settings.ts';
export { defineShop } from './shop/shop.ts';
export type { Shop } from './shop/shop.ts';
export type { StoreView } from './store/store-view.ts';
export { ownPath } from './store/url-keys.ts';
export type { OwnUrlKeys } from './store/url-keys.ts';
export type { MailWords } from './words/english-mail-words.ts';
export type { ShopWords } from './words/english-words.ts';
