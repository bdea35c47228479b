import { accountTriggerStrings } from '../account-trigger/account-trigger.strings.ts';
import { addressFormStrings } from '../address-form/address-form.strings.ts';
import { alertStrings } from '../alert/alert.strings.ts';
import { breadcrumbsStrings } from '../breadcrumbs/breadcrumbs.strings.ts';
import { carouselStrings } from '../carousel/carousel.strings.ts';
import { cartLineStrings } from '../cart-line/cart-line.strings.ts';
import { checkoutStepStrings } from '../checkout-step/checkout-step.strings.ts';
import { comparisonTableStrings } from '../comparison-table/comparison-table.strings.ts';
import { consentCheckboxStrings } from '../consent-checkbox/consent-checkbox.strings.ts';
import { modalStrings } from '../dialog/modal.strings.ts';
import { drawerStrings } from '../drawer/drawer.strings.ts';
import { errorPageStrings } from '../error-page/error-page.strings.ts';
import { fieldStrings } from '../field/field.strings.ts';
import { fieldsetStrings } from '../fieldset/fieldset.strings.ts';
import { fileUploadStrings } from '../file-upload/file-upload.strings.ts';
import { filterDialogStrings } from '../filter-dialog/filter-dialog.strings.ts';
import { activeFiltersStrings } from '../filter-panel/active-filters.strings.ts';
import { filterPanelStrings } from '../filter-panel/filter-panel.strings.ts';
import { filterButtonStrings } from '../filter-sidebar/filter-button.strings.ts';
import { footerStrings } from '../footer/footer.strings.ts';
import { formErrorBannerStrings } from '../form-error-banner/form-error-banner.strings.ts';
import { galleryStrings } from '../gallery/gallery.strings.ts';
import { imageWithRatioStrings } from '../image-with-ratio/image-with-ratio.strings.ts';
import { megaMenuStrings } from '../mega-menu/mega-menu.strings.ts';
import { miniCartStrings } from '../mini-cart/mini-cart.strings.ts';
import { needHelpStrings } from '../need-help/need-help.strings.ts';
import { newsletterFormStrings } from '../newsletter-form/newsletter-form.strings.ts';
import { notFoundStrings } from '../not-found/not-found.strings.ts';
import { offlineStrings } from '../offline/offline.strings.ts';
import { openingHoursStrings } from '../opening-hours/opening-hours.strings.ts';
import { orderSummaryStrings } from '../order-summary/order-summary.strings.ts';
import { paginationStrings } from '../pagination/pagination.strings.ts';
import { passwordFieldStrings } from '../password-field/password-field.strings.ts';
import { priceRangeStrings } from '../price-range/price-range.strings.ts';
import { priceStrings } from '../price/price.strings.ts';
import { listModeSwitchStrings } from '../product-list/list-mode-switch.strings.ts';
import { productSortStrings } from '../product-sort/product-sort.strings.ts';
import { freeShippingProgressStrings } from '../progress/free-shipping-progress.strings.ts';
import { quantityStepperStrings } from '../quantity-stepper/quantity-stepper.strings.ts';
import { ratingInputStrings } from '../rating-input/rating-input.strings.ts';
import { ratingDistributionStrings } from '../reviews/rating-distribution.strings.ts';
import { reviewListStrings } from '../reviews/review-list.strings.ts';
import { searchFieldStrings } from '../search-field/search-field.strings.ts';
import { searchPanelStrings } from '../search-panel/search-panel.strings.ts';
import { skipLinkStrings } from '../skip-link/skip-link.strings.ts';
import { storeCardStrings } from '../store-card/store-card.strings.ts';
import { subscriptionOfferStrings } from '../subscription-offer/subscription-offer.strings.ts';
import { currencySwitcherStrings, storeSwitcherStrings } from '../switcher/switcher.strings.ts';
import { textAreaStrings } from '../text-area/text-area.strings.ts';
import { toasterStrings } from '../toast/toaster.strings.ts';
import { videoPlayerStrings } from '../video-player/video-player.strings.ts';
import type { UiStrings } from '../provider/ui-strings.ts';

/** Strings of all components in British English, which are the defaults of the components. */
export const strings: UiStrings = {
  accountTrigger: accountTriggerStrings,
  activeFilters: activeFiltersStrings,
  addressForm: addressFormStrings,
  alert: alertStrings,
  breadcrumbs: breadcrumbsStrings,
  carousel: carouselStrings,
  cartLine: cartLineStrings,
  checkoutStep: checkoutStepStrings,
  comparisonTable: comparisonTableStrings,
  consentCheckbox: consentCheckboxStrings,
  currencySwitcher: currencySwitcherStrings,
  drawer: drawerStrings,
  errorPage: errorPageStrings,
  field: fieldStrings,
  fieldset: fieldsetStrings,
  fileUpload: fileUploadStrings,
  filterButton: filterButtonStrings,
  filterDialog: filterDialogStrings,
  filterPanel: filterPanelStrings,
  footer: footerStrings,
  formErrorBanner: formErrorBannerStrings,
  freeShippingProgress: freeShippingProgressStrings,
  gallery: galleryStrings,
  imageWithRatio: imageWithRatioStrings,
  listModeSwitch: listModeSwitchStrings,
  megaMenu: megaMenuStrings,
  miniCart: miniCartStrings,
  modal: modalStrings,
  needHelp: needHelpStrings,
  newsletterForm: newsletterFormStrings,
  notFound: notFoundStrings,
  offline: offlineStrings,
  openingHours: openingHoursStrings,
  orderSummary: orderSummaryStrings,
  pagination: paginationStrings,
  passwordField: passwordFieldStrings,
  price: priceStrings,
  priceRange: priceRangeStrings,
  productSort: productSortStrings,
  quantityStepper: quantityStepperStrings,
  ratingDistribution: ratingDistributionStrings,
  ratingInput: ratingInputStrings,
  reviewList: reviewListStrings,
  searchField: searchFieldStrings,
  searchPanel: searchPanelStrings,
  skipLink: skipLinkStrings,
  storeCard: storeCardStrings,
  storeSwitcher: storeSwitcherStrings,
  subscriptionOffer: subscriptionOfferStrings,
  textArea: textAreaStrings,
  toaster: toasterStrings,
  videoPlayer: videoPlayerStrings,
};
