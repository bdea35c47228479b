import type { BreadcrumbsWords } from '../breadcrumbs/breadcrumbs.words.ts';
import type { CarouselWords } from '../carousel/carousel.words.ts';
import type { ChipWords } from '../chip/chip.words.ts';
import type { ComboboxWords } from '../combobox/combobox.words.ts';
import type { FilterDialogWords } from '../filter-dialog/filter-dialog.words.ts';
import type { ActiveFiltersWords } from '../filter-panel/active-filters.words.ts';
import type { FilterPanelWords } from '../filter-panel/filter-panel.words.ts';
import type { FilterButtonWords } from '../filter-sidebar/filter-button.words.ts';
import type { ImageWithRatioWords } from '../image-with-ratio/image-with-ratio.words.ts';
import type { OpeningHoursWords } from '../opening-hours/opening-hours.words.ts';
import type { PaginationWords } from '../pagination/pagination.words.ts';
import type { PriceRangeWords } from '../price-range/price-range.words.ts';
import type { ProductSortWords } from '../product-sort/product-sort.words.ts';
import type { FreeShippingProgressWords } from '../progress/free-shipping-progress.words.ts';
import type { RatingInputWords } from '../rating-input/rating-input.words.ts';
import type { RatingDistributionWords } from '../reviews/rating-distribution.words.ts';
import type { ReviewListWords } from '../reviews/review-list.words.ts';
import type { StoreCardWords } from '../store-card/store-card.words.ts';
import type { SubscriptionOfferWords } from '../subscription-offer/subscription-offer.words.ts';
import type { VideoPlayerWords } from '../video-player/video-player.words.ts';

/**
 * The words of every component that has any, by component. A locale table in `strings/` is one complete `UiWords`;
 * without a table the components speak English, each from the words beside it.
 */
export interface UiWords {
  activeFilters: ActiveFiltersWords;
  breadcrumbs: BreadcrumbsWords;
  carousel: CarouselWords;
  chip: ChipWords;
  combobox: ComboboxWords;
  filterButton: FilterButtonWords;
  filterDialog: FilterDialogWords;
  filterPanel: FilterPanelWords;
  freeShippingProgress: FreeShippingProgressWords;
  imageWithRatio: ImageWithRatioWords;
  openingHours: OpeningHoursWords;
  pagination: PaginationWords;
  priceRange: PriceRangeWords;
  productSort: ProductSortWords;
  ratingDistribution: RatingDistributionWords;
  ratingInput: RatingInputWords;
  reviewList: ReviewListWords;
  storeCard: StoreCardWords;
  subscriptionOffer: SubscriptionOfferWords;
  videoPlayer: VideoPlayerWords;
}
