import { accountTriggerWords } from '../account-trigger/account-trigger.words.ts';
import { addressFormWords } from '../address-form/address-form.words.ts';
import { breadcrumbsWords } from '../breadcrumbs/breadcrumbs.words.ts';
import { carouselWords } from '../carousel/carousel.words.ts';
import { cartLineWords } from '../cart-line/cart-line.words.ts';
import { checkoutStepsWords } from '../checkout-steps/checkout-steps.words.ts';
import { chipWords } from '../chip/chip.words.ts';
import { comboboxWords } from '../combobox/combobox.words.ts';
import { consentCheckboxWords } from '../consent-checkbox/consent-checkbox.words.ts';
import { modalWords } from '../dialog/modal.words.ts';
import { drawerWords } from '../drawer/drawer.words.ts';
import { errorPageWords } from '../error-page/error-page.words.ts';
import { fieldWords } from '../field/field.words.ts';
import { fieldsetWords } from '../fieldset/fieldset.words.ts';
import { filterDialogWords } from '../filter-dialog/filter-dialog.words.ts';
import { activeFiltersWords } from '../filter-panel/active-filters.words.ts';
import { filterPanelWords } from '../filter-panel/filter-panel.words.ts';
import { filterButtonWords } from '../filter-sidebar/filter-button.words.ts';
import { footerWords } from '../footer/footer.words.ts';
import { formErrorBannerWords } from '../form-error-banner/form-error-banner.words.ts';
import { galleryWords } from '../gallery/gallery.words.ts';
import { headerWords } from '../header/header.words.ts';
import { imageWithRatioWords } from '../image-with-ratio/image-with-ratio.words.ts';
import { megaMenuWords } from '../mega-menu/mega-menu.words.ts';
import { miniCartWords } from '../mini-cart/mini-cart.words.ts';
import { needHelpWords } from '../need-help/need-help.words.ts';
import { newsletterFormWords } from '../newsletter-form/newsletter-form.words.ts';
import { notFoundWords } from '../not-found/not-found.words.ts';
import { offlineWords } from '../offline/offline.words.ts';
import { openingHoursWords } from '../opening-hours/opening-hours.words.ts';
import { orderSummaryWords } from '../order-summary/order-summary.words.ts';
import { paginationWords } from '../pagination/pagination.words.ts';
import { passwordFieldWords } from '../password-field/password-field.words.ts';
import { priceRangeWords } from '../price-range/price-range.words.ts';
import { priceWords } from '../price/price.words.ts';
import { productSortWords } from '../product-sort/product-sort.words.ts';
import { freeShippingProgressWords } from '../progress/free-shipping-progress.words.ts';
import { quantityStepperWords } from '../quantity-stepper/quantity-stepper.words.ts';
import { ratingInputWords } from '../rating-input/rating-input.words.ts';
import { ratingDistributionWords } from '../reviews/rating-distribution.words.ts';
import { reviewListWords } from '../reviews/review-list.words.ts';
import { searchFieldWords } from '../search-field/search-field.words.ts';
import { searchPanelWords } from '../search-panel/search-panel.words.ts';
import { skipLinkWords } from '../skip-link/skip-link.words.ts';
import { storeCardWords } from '../store-card/store-card.words.ts';
import { subscriptionOfferWords } from '../subscription-offer/subscription-offer.words.ts';
import { currencySwitcherWords, storeSwitcherWords } from '../switcher/switcher.words.ts';
import { textAreaWords } from '../text-area/text-area.words.ts';
import { toasterWords } from '../toast/toaster.words.ts';
import { videoPlayerWords } from '../video-player/video-player.words.ts';
import type { UiWords } from '../provider/ui-words.ts';

/** The words of all components in English: those that each component has beside it. */
export const words: UiWords = {
  accountTrigger: accountTriggerWords,
  activeFilters: activeFiltersWords,
  addressForm: addressFormWords,
  breadcrumbs: breadcrumbsWords,
  carousel: carouselWords,
  cartLine: cartLineWords,
  checkoutSteps: checkoutStepsWords,
  chip: chipWords,
  combobox: comboboxWords,
  consentCheckbox: consentCheckboxWords,
  currencySwitcher: currencySwitcherWords,
  drawer: drawerWords,
  errorPage: errorPageWords,
  field: fieldWords,
  fieldset: fieldsetWords,
  filterButton: filterButtonWords,
  filterDialog: filterDialogWords,
  filterPanel: filterPanelWords,
  footer: footerWords,
  formErrorBanner: formErrorBannerWords,
  freeShippingProgress: freeShippingProgressWords,
  gallery: galleryWords,
  header: headerWords,
  imageWithRatio: imageWithRatioWords,
  megaMenu: megaMenuWords,
  miniCart: miniCartWords,
  modal: modalWords,
  needHelp: needHelpWords,
  newsletterForm: newsletterFormWords,
  notFound: notFoundWords,
  offline: offlineWords,
  openingHours: openingHoursWords,
  orderSummary: orderSummaryWords,
  pagination: paginationWords,
  passwordField: passwordFieldWords,
  price: priceWords,
  priceRange: priceRangeWords,
  productSort: productSortWords,
  quantityStepper: quantityStepperWords,
  ratingDistribution: ratingDistributionWords,
  ratingInput: ratingInputWords,
  reviewList: reviewListWords,
  searchField: searchFieldWords,
  searchPanel: searchPanelWords,
  skipLink: skipLinkWords,
  storeCard: storeCardWords,
  storeSwitcher: storeSwitcherWords,
  subscriptionOffer: subscriptionOfferWords,
  textArea: textAreaWords,
  toaster: toasterWords,
  videoPlayer: videoPlayerWords,
};
